import ArgumentParser
import StoreAPI
import StoreModel

extension Sandbox.Accounts {
    /// Deletes all transactions of an account.
    struct ClearHistory: KioskCommand {
        static let configuration = CommandConfiguration(
            commandName: "clear-history",
            abstract: "Delete all transactions of an account, so that it counts as a new customer.",
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
        @Argument(
            help: ArgumentHelp(
                "The account; by default the signed-in one.", valueName: "account"))
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
            let count: Int
            do throws(ServiceFailure) {
                count = try await backend.side.control.clearHistory(of: name)
            } catch {
                throw CommandFailure(settling: error)
            }
            settings.output.json(ClearedJSON(account: name.rawValue, deleted: count))
            settings.output.text(
                count == 0
                    ? "\(name): there is nothing to delete"
                    : "\(name): \(count) \(count == 1 ? "transaction" : "transactions") deleted; its devices are notified"
            )
            return 0
        }
    }
}

/// The result in JSON: `{"account":"ann","deleted":3}`.
private struct ClearedJSON: Encodable {
    let account: String
    let deleted: Int
}
