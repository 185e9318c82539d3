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
            abstract: "Make a secret that signs any number of devices in to an account.",
            discussion: """
                It is for devices that come and go, such as those of CI: name the file with --account-token-file on each \
                of them. Run this where the server runs, with its --profile. The file is for its owner alone (0600); one \
                that holds a secret already is used again. The store keeps the hash alone, and another secret ends the \
                one before.

                EXAMPLES
                  kiosk sandbox account secret ci --out ci.token
                  kiosk buy gems.60 --account ci --device run-7 --account-token-file ci.token \\
                    --backend https://kiosk.example.com:8484

                EXIT CODES
                  0   made
                  64  a server is named with --backend
                  74  the file cannot be written, or holds something else
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(
            help: ArgumentHelp(
                "The account; the signed-in one if none is given.", valueName: "account"))
        var name: String?
        @Option(
            help: ArgumentHelp("Where to write the secret.", valueName: "file"),
            completion: .file())
        var out: String

        func run(_ settings: Settings) async throws -> Int32 {
            if let address = settings.backend {
                throw CommandFailure.usage(
                    "An account’s secret belongs to the profile of the server at \(address): run this where it runs, "
                        + "with its --profile and with --backend embedded. Nothing was changed.")
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
            settings.output.text("the secret of \(account) is in \(out)")
            return 0
        }
    }
}

/// The result in JSON: `{"account":"ci","path":"ci.token"}`.
private struct SecretJSON: Encodable {
    let account: String
    let path: String
}
