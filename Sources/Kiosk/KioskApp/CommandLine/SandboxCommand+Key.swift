import ArgumentParser
import SandboxBackend
import StoreModel
import StoreSigning

extension SandboxCommand {
    struct KeyCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            "key", "Create, list and revoke the keys with which your server signs.",
            discussion: """
                As with Apple, your server signs its requests to “kiosk serve” and its promotional offers with such a \
                key. Keys belong to the profile of the server: run this on the server's machine, with the same \
                --profile. A running server accepts a new key immediately.

                kiosk's merchant creates a key when it first signs an offer, in the file offers.key beside the \
                merchant's database. If you revoke that key, the merchant's offers are refused until you remove the \
                file; the merchant then creates a new key.

                EXAMPLES
                  kiosk sandbox key new
                  kiosk sandbox key list
                """,
            subcommands: [New.self, List.self, Revoke.self, Secret.self])

        struct New: KioskCommand {
            static let configuration = CommandConfiguration(
                "new", "Create a key and write its private key to a file.",
                discussion: """
                    The file is AuthKey_ID.p8 in the profile's folder, named as Apple's and readable by its owner \
                    only (PKCS#8, PEM). The store keeps only the public key: the file cannot be created again.

                    EXAMPLES
                      kiosk sandbox key new
                      kiosk sandbox key new --out AuthKey.p8

                    EXIT CODES
                      0   created
                      64  invalid issuer, or --backend names a server
                      74  the file exists already, or cannot be written
                    """)
            @OptionGroup var options: GlobalOptions
            @Option(help: .init("The issuer; by default that of the newest key.", valueName: "id"))
            var issuer: String?
            @Option(
                help: ArgumentHelp("The file to write the private key to.", valueName: "file"),
                completion: .file())
            var out: String?

            func run(_ settings: Settings) async throws -> Int32 {
                let issuer = try namedIssuer()
                let keys = try APIKeyStore.open(settings)
                let pair = APIKeyPair.make()
                let key = try await keys.backend.newKey(publicKey: pair.publicKey, issuer: issuer)
                let path = out ?? "\(settings.profileFolder)/AuthKey_\(key.id).p8"
                try await keys.save(key, pair.privatePEM, in: path)
                let output = settings.output
                output.json(.apiKey(key, path: path, bundleID: keys.backend.bundleID))
                output.text(
                    "key \(key.id), issuer \(key.issuerID), app \(keys.backend.bundleID): \(path)")
                output.hint("The private key exists only in this file.")
                return 0
            }

            private func namedIssuer() throws(CommandFailure) -> IssuerID? {
                guard let issuer else { return nil }
                guard (1...128).contains(issuer.utf8.count),
                    issuer.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
                else {
                    throw .usage(
                        "Invalid --issuer “\(issuer.prefix(40))”: use 1 to 128 letters, digits and punctuation marks, "
                            + "such as a UUID. No key was created.")
                }
                return IssuerID(issuer)
            }
        }

        struct List: KioskCommand {
            static let configuration = CommandConfiguration(
                "list", "List all keys, newest first, including revoked ones.",
                discussion: """
                    EXAMPLES
                      kiosk sandbox key list --json
                    """)
            @OptionGroup var options: GlobalOptions
            var changesState: Bool { false }

            func run(_ settings: Settings) async throws -> Int32 {
                let keys = try APIKeyStore.open(settings)
                let all = try await keys.backend.apiKeys()
                for key in all {
                    settings.output.json(.apiKey(key, bundleID: keys.backend.bundleID))
                    let state = key.revokedAt == nil ? "valid" : "revoked"
                    settings.output.text("\(key.id)  \(state)  issuer \(key.issuerID)")
                }
                if all.isEmpty {
                    settings.output.hint(
                        "There are no keys; create one with “kiosk sandbox key new”.")
                }
                return 0
            }
        }

        struct Revoke: KioskCommand {
            static let configuration = CommandConfiguration(
                "revoke", "Revoke a key. Requests and offers that it signed are then refused.",
                discussion: """
                    Repeating the command changes nothing. The file with the private key is not removed.

                    EXAMPLES
                      kiosk sandbox key revoke 2X9R4HXF34

                    EXIT CODES
                      0   revoked, now or before
                      64  the name matches several keys
                      65  no such key
                    """)
            @OptionGroup var options: GlobalOptions
            @Argument(help: "The key: any unique part of its ID.")
            var key: String

            func run(_ settings: Settings) async throws -> Int32 {
                let keys = try APIKeyStore.open(settings)
                let match = PartialIDMatcher<APIKey>(kind: "key") { [$0.id.rawValue] }
                let found = try match.uniqueMatch(
                    key, among: try await keys.backend.apiKeys(),
                    or: CommandFailure(
                        65, "unknown-key",
                        "There is no key “\(key.prefix(80))”. Nothing was revoked."))
                let revoked = try await keys.backend.revoke(found.id) ?? found
                settings.output.json(.apiKey(revoked, bundleID: keys.backend.bundleID))
                settings.output.text("key \(revoked.id): revoked")
                return 0
            }
        }
    }
}

extension SandboxCommand.KeyCommand {
    struct Secret: KioskCommand {
        static let configuration = CommandConfiguration(
            "secret", "Set or remove the shared secret for verifyReceipt.",
            discussion: """
                While a secret is set, each request to /verifyReceipt must contain it as “password”; otherwise the \
                status is 21004. The store keeps only the hash.

                EXAMPLES
                  kiosk sandbox key secret 0123456789abcdef0123456789abcdef
                  kiosk sandbox key secret --none

                EXIT CODES
                  0   set or removed
                  64  invalid secret
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(
            help:
                "The secret: 1 to 256 bytes, such as the 32 hexadecimal digits of Apple's secrets.")
        var secret: String?
        @Flag(help: "Remove the secret.")
        var none = false

        func run(_ settings: Settings) async throws -> Int32 {
            guard none == (secret == nil) else {
                throw CommandFailure.usage("Specify a secret, or --none. Nothing was changed.")
            }
            if let secret, !(1...256).contains(secret.utf8.count) {
                throw CommandFailure.usage(
                    "Invalid secret of \(secret.utf8.count) bytes: use 1 to 256. Nothing was changed."
                )
            }
            let keys = try APIKeyStore.open(settings)
            try await keys.backend.setReceiptSecret(secret)
            settings.output.text(
                none
                    ? "verifyReceipt requires no secret."
                    : "verifyReceipt now requires this secret.")
            return 0
        }
    }
}
