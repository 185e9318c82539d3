import ArgumentParser
import SandboxBackend
import StoreAPI
import StoreFiles
import StoreModel

extension Sandbox.Accounts {
    /// Creates the secret of an account.
    struct Secret: KioskCommand {
        static let configuration = CommandConfiguration(
            commandName: "secret",
            abstract: "Create a secret that signs in any number of devices to an account.",
            discussion: """
                Use it for short-lived devices, such as those of CI: pass the file with --account-token-file on each \
                of them. Run this on the server's machine, with the server's --profile. The file is readable by its \
                owner only (0600); a file that already contains a secret is used again. The store keeps only the hash. \
                A new secret replaces the previous one.

                EXAMPLES
                  kiosk sandbox account secret ci --out ci.token
                  kiosk buy gems.60 --account ci --device run-7 --account-token-file ci.token \\
                    --backend https://kiosk.example.com:8484

                EXIT CODES
                  0   created
                  64  --backend names a server
                  74  the file cannot be written, or contains something else
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(
            help: ArgumentHelp(
                "The account; by default the signed-in one.", valueName: "account"))
        var name: String?
        @Option(
            help: ArgumentHelp("The file to write the secret to.", valueName: "file"),
            completion: .file())
        var out: String

        func run(_ settings: Settings) async throws -> Int32 {
            if let address = settings.backend {
                throw CommandFailure.usage(
                    "The secret of an account belongs to the profile of the server at \(address): run this on "
                        + "the server's machine, with its --profile and --backend embedded. Nothing was changed."
                )
            }
            let account = name.map { AccountName($0) } ?? settings.account
            let own = try ProfileBackend.open(settings)
            let secret: String
            do throws(FileFailure) {
                secret = try SecretFile.openOrMake(out)
            } catch {
                throw CommandFailure(error)
            }
            try await CommandFailure.asking { () async throws(ServiceFailure) in
                try await own.backend.setSecret(secret, of: account)
            }
            settings.output.json(SecretJSON(account: account.rawValue, path: out))
            settings.output.text("The secret of \(account) is in \(out).")
            return 0
        }
    }
}

/// The result in JSON: `{"account":"ci","path":"ci.token"}`.
private struct SecretJSON: Encodable {
    let account: String
    let path: String
}
