import ArgumentParser
import SandboxBackend
import StoreModel
import StoreSigning

extension Sandbox {
    /// Manages the API keys with which a team's server signs its requests.
    struct Key: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "key",
            abstract: "Make and end the keys with which a team's server signs.",
            discussion: """
                A team's server signs its requests to “kiosk serve” with such a key, and promotional offers, as it does \
                for Apple. Keys belong to the profile of the server: run this where the server runs, with the same \
                --profile. A server that is running knows a new key at once.

                kiosk's own merchant makes a key for itself when it first signs an offer; it is in the file offers.key \
                beside the merchant's database. If that key is revoked, the merchant's offers are refused, until the \
                file is removed and it makes another one.

                EXAMPLES
                  kiosk sandbox key new
                  kiosk sandbox key list
                """,
            subcommands: [New.self, List.self, Revoke.self, Secret.self])

        /// Creates a key.
        struct New: KioskCommand {
            static let configuration = CommandConfiguration(
                commandName: "new",
                abstract: "Make a key, and write its private half into a file.",
                discussion: """
                    The file is AuthKey_ID.p8 in the profile's folder, for its owner's eyes only (PKCS#8, PEM), as Apple \
                    names it. The store keeps the public half alone: the file cannot be made again.

                    EXAMPLES
                      kiosk sandbox key new
                      kiosk sandbox key new --out AuthKey.p8

                    EXIT CODES
                      0   made
                      64  the issuer can be none, or a server is named with --backend
                      74  the file is there already, or cannot be written
                    """)
            @OptionGroup var options: GlobalOptions
            @Option(
                help: ArgumentHelp(
                    "The issuer; that of the newest key if none is given.", valueName: "id"))
            var issuer: String?
            @Option(
                help: ArgumentHelp("Where to write the private key.", valueName: "file"),
                completion: .file())
            var out: String?

            func run(_ settings: Settings) async throws -> Int32 {
                let issuer = try namedIssuer()
                let keys = try APIKeyStore.open(settings)
                let pair = APIKeyPair.make()
                let key = try await keys.draft(publicKey: pair.publicKey, issuer: issuer)
                let path = out ?? "\(settings.profileFolder)/AuthKey_\(key.id).p8"
                try await keys.keep(key, pair.privatePEM, in: path)
                let output = settings.output
                output.json(APIKeyJSON(key, path: path, bundleID: keys.bundleID))
                output.text("key \(key.id), issuer \(key.issuerID), app \(keys.bundleID): \(path)")
                output.hint("The private key is in that file and nowhere else.")
                return 0
            }

            private func namedIssuer() throws(CommandFailure) -> IssuerID? {
                guard let issuer else { return nil }
                guard (1...128).contains(issuer.utf8.count),
                    issuer.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
                else {
                    throw .usage(
                        "An issuer has 1 to 128 letters, digits and signs, such as a UUID. "
                            + "No key was made.")
                }
                return IssuerID(issuer)
            }
        }

        /// Lists the keys.
        struct List: KioskCommand {
            static let configuration = CommandConfiguration(
                commandName: "list", abstract: "Show the keys, newest first, also revoked ones.",
                discussion: """
                    EXAMPLES
                      kiosk sandbox key list --json
                    """)
            @OptionGroup var options: GlobalOptions

            func run(_ settings: Settings) async throws -> Int32 {
                let keys = try APIKeyStore.open(settings)
                let all = try await keys.all()
                for key in all {
                    settings.output.json(APIKeyJSON(key, bundleID: keys.bundleID))
                    let state = key.revokedAt == nil ? "valid" : "revoked"
                    settings.output.text("\(key.id)  \(state)  issuer \(key.issuerID)")
                }
                if all.isEmpty {
                    settings.output.hint("There is no key; “kiosk sandbox key new” makes one.")
                }
                return 0
            }
        }

        /// Revokes a key.
        struct Revoke: KioskCommand {
            static let configuration = CommandConfiguration(
                commandName: "revoke",
                abstract: "End a key: nothing that it has signed is taken from now on.",
                discussion: """
                    Repeating it changes nothing. The file with the private key stays where it is.

                    EXAMPLES
                      kiosk sandbox key revoke 2X9R4HXF34

                    EXIT CODES
                      0   revoked, now or before
                      64  the name fits several keys
                      65  no such key
                    """)
            @OptionGroup var options: GlobalOptions
            @Argument(help: "The key: any unique part of its id.")
            var key: String

            func run(_ settings: Settings) async throws -> Int32 {
                let keys = try APIKeyStore.open(settings)
                let match = NameMatch<APIKey>(kind: "key") { [$0.id.rawValue] }
                guard let found = try match.only(key, among: try await keys.all()) else {
                    throw CommandFailure(
                        65, "unknown-key",
                        "There is no key “\(key.prefix(80))”. Nothing was revoked.")
                }
                let revoked = try await keys.revoke(found)
                settings.output.json(APIKeyJSON(revoked, bundleID: keys.bundleID))
                settings.output.text("key \(revoked.id): revoked")
                return 0
            }
        }
    }
}
