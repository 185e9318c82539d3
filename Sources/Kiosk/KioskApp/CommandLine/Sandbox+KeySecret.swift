import ArgumentParser
import SandboxBackend

extension Sandbox.Key {
    /// Sets the shared secret that `verifyReceipt` requires.
    struct Secret: KioskCommand {
        static let configuration = CommandConfiguration(
            commandName: "secret",
            abstract: "Set the shared secret that verifyReceipt wants, or none.",
            discussion: """
                Once one is set, every request to /verifyReceipt needs it as its password, and gets status 21004 \
                without. The store keeps only its hash.

                EXAMPLES
                  kiosk sandbox key secret 0123456789abcdef0123456789abcdef
                  kiosk sandbox key secret --none

                EXIT CODES
                  0   set
                  64  it can be no secret
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(help: "The secret, as in Apple's 32 hexadecimal digits.")
        var secret: String?
        @Flag(help: "Want none from now on.")
        var none = false

        func run(_ settings: Settings) async throws -> Int32 {
            guard none == (secret == nil) else {
                throw CommandFailure.usage("Say a secret, or --none. Nothing was changed.")
            }
            if let secret, !(1...256).contains(secret.utf8.count) {
                throw CommandFailure.usage(
                    "A secret has 1 to 256 bytes. Nothing was changed.")
            }
            let keys = try APIKeyStore.open(settings)
            try await keys.setReceiptSecret(secret)
            settings.output.text(
                none
                    ? "verifyReceipt wants no secret."
                    : "verifyReceipt wants this secret from now on.")
            return 0
        }
    }
}
