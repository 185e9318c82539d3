import ArgumentParser
import SandboxBackend

extension Sandbox.Key {
    /// Sets the shared secret that `verifyReceipt` requires.
    struct Secret: KioskCommand {
        static let configuration = CommandConfiguration(
            commandName: "secret",
            abstract: "Set or remove the shared secret for verifyReceipt.",
            discussion: """
                While a secret is set, each request to /verifyReceipt must contain it as its password; otherwise the \
                status is 21004. The store keeps only the hash.

                EXAMPLES
                  kiosk sandbox key secret 0123456789abcdef0123456789abcdef
                  kiosk sandbox key secret --none

                EXIT CODES
                  0   set or removed
                  64  invalid secret
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(help: "The secret, such as 32 hexadecimal digits as from Apple.")
        var secret: String?
        @Flag(help: "Remove the secret.")
        var none = false

        func run(_ settings: Settings) async throws -> Int32 {
            guard none == (secret == nil) else {
                throw CommandFailure.usage("Specify a secret, or --none. Nothing was changed.")
            }
            if let secret, !(1...256).contains(secret.utf8.count) {
                throw CommandFailure.usage(
                    "Invalid secret: use 1 to 256 bytes. Nothing was changed.")
            }
            let keys = try APIKeyStore.open(settings)
            try await keys.setReceiptSecret(secret)
            settings.output.text(
                none
                    ? "verifyReceipt requires no secret."
                    : "verifyReceipt now requires this secret.")
            return 0
        }
    }
}
