import ArgumentParser
import StoreAPI
import StoreModel
import StoreText

extension Sandbox {
    /// Manages the accounts of the store.
    struct Accounts: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "account",
            abstract: "List accounts, clear their purchases, or add devices to them.",
            discussion: """
                To use another account, pass --account NAME, or switch in the shop's Sandbox screen. A new name \
                creates an account.

                On a “kiosk serve” that other machines can reach, an account belongs to the first device that signs in \
                to it. Each further device needs a code: “invite” creates it and “join” uses it.
                """,
            subcommands: [List.self, ClearHistory.self, Invite.self, Join.self, Secret.self],
            defaultSubcommand: List.self)

        /// Lists the accounts.
        struct List: KioskCommand {
            static let configuration = CommandConfiguration(
                commandName: "list",
                abstract: "List the accounts with their devices and total payments.",
                discussion: """
                    EXAMPLES
                      kiosk sandbox account list
                      kiosk sandbox account list --json

                    EXIT CODES
                      0   listed
                      69  the store did not answer
                    """)
            @OptionGroup var options: GlobalOptions

            func run(_ settings: Settings) async throws -> Int32 {
                let backend = try await BackendSession.open(settings)
                let orders = try await backend.orders()
                let names = Set(orders.map(\.account)).union([settings.account])
                for name in names.sorted(by: { $0.rawValue < $1.rawValue }) {
                    let paid = try await CommandFailure.asking {
                        () async throws(ServiceFailure) in
                        try await backend.side.control.paid(by: name)
                    }
                    let line = AccountJSON(
                        name, isHere: name == settings.account,
                        orders.filter { $0.account == name }, paid: paid)
                    settings.output.json(line)
                    settings.output.text(line.words(paid.map { backend.prices.string($0) }))
                }
                return 0
            }
        }
    }
}
