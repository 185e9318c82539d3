import ArgumentParser
import SandboxBackend
import StoreAPI
import StoreFiles
import StoreModel
import StoreText

extension SandboxCommand {
    struct AccountCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            "account", "List accounts, clear their purchases, or add devices to them.",
            discussion: """
                To use another account, pass --account NAME, or switch in the shop's Sandbox screen. A new name \
                creates an account.

                On a “kiosk serve” that other machines can reach, an account belongs to the first device that signs in \
                to it. Each further device needs a code: “invite” creates it and “join” uses it.
                """,
            subcommands: [List.self, ClearHistory.self, Invite.self, Join.self, Secret.self],
            defaultSubcommand: List.self)

        struct List: ExistingProfileCommand, SessionCommand {
            static let configuration = CommandConfiguration(
                "list", "List the accounts with their devices and total payments.",
                discussion: """
                    EXAMPLES
                      kiosk sandbox account list
                      kiosk sandbox account list --json

                    EXIT CODES
                      0   listed
                      69  the store did not answer
                    """)
            @OptionGroup var options: GlobalOptions
            var changesState: Bool { false }

            func run(_ backend: BackendSession) async throws {
                let orders = try await backend.orders()
                let names = Set(orders.map(\.account)).union([backend.settings.account])
                for name in names.sorted(by: { $0.rawValue < $1.rawValue }) {
                    let paid = try await backend.connectedBackend.control.paid(by: name)
                    let line = AccountSummaryJSON(
                        account: name, isHere: name == backend.settings.account,
                        orders: orders.filter { $0.account == name }, paid: paid)
                    backend.settings.output.json(line.json)
                    backend.settings.output.text(line.words(paid.map { backend.prices.string($0) }))
                }
            }
        }
    }
}

extension SandboxCommand.AccountCommand {
    struct Secret: KioskCommand {
        static let configuration = CommandConfiguration(
            "secret", "Create a secret that signs in any number of devices to an account.",
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
        @Argument(help: .init("The account; by default the signed-in one.", valueName: "account"))
        var name: String?
        @Option(
            help: .init("The file to write the secret to.", valueName: "file"), completion: .file())
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
            try await own.backend.setSecret(try SecretFile.readOrCreate(out), of: account)
            settings.output.json(["account": account, "path": out])
            settings.output.text("The secret of \(account) is in \(out).")
            return 0
        }
    }
}

extension SandboxCommand.AccountCommand {
    struct ClearHistory: KioskCommand {
        static let configuration = CommandConfiguration(
            "clear-history",
            "Delete all transactions of an account, so that it counts as a new customer.",
            discussion: """
                Deletes each transaction as “kiosk sandbox transaction delete” does. The account is eligible for \
                introductory offers again, and its wallet keeps the goods that were granted. Purchases that its family \
                shares with it and pending orders are kept. This cannot be undone.

                EXAMPLES
                  kiosk sandbox account clear-history --yes
                  kiosk sandbox account clear-history bob --yes

                EXIT CODES
                  0   deleted, or there was nothing to delete
                  64  --yes is missing
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(help: .init("The account; by default the signed-in one.", valueName: "account"))
        var name: String?
        @Flag(help: "Confirm the deletion.")
        var yes = false

        func run(_ settings: Settings) async throws -> Int32 {
            let name = name.map { AccountName($0) } ?? settings.account
            guard yes else {
                throw CommandFailure.usage(
                    "This deletes all transactions of \(String(name.rawValue.prefix(80))). Nothing was deleted; add --yes to delete them."
                )
            }
            let backend = try await BackendSession.open(settings)
            let count = try await backend.changing { control async throws(ServiceFailure) in
                try await control.clearHistory(of: name)
            }
            settings.output.json(["account": name, "deleted": count])
            settings.output.text(
                count == 0
                    ? "\(name): there is nothing to delete"
                    : "\(name): \(count) \(count == 1 ? "transaction" : "transactions") deleted; its devices are notified"
            )
            return 0
        }
    }
}
