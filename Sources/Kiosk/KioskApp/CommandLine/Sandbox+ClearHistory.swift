import ArgumentParser
import StoreAPI
import StoreModel

extension Sandbox.Accounts {
    /// Deletes all transactions of an account.
    struct ClearHistory: KioskCommand {
        static let configuration = CommandConfiguration(
            commandName: "clear-history",
            abstract: "Delete all that an account bought, so that it shops as a new customer.",
            discussion: """
                Each transaction is deleted as by “kiosk sandbox transaction delete”, introductory offers are for the \
                account anew, and the wallet keeps what was given. What its family shares with it stays, and so does \
                what waits for approval. This can not be undone.

                EXAMPLES
                  kiosk sandbox account clear-history --yes
                  kiosk sandbox account clear-history bob --yes

                EXIT CODES
                  0   deleted, or there was nothing
                  64  --yes is missing
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(
            help: ArgumentHelp(
                "The account; the signed-in one if none is given.", valueName: "account"))
        var name: String?
        @Flag(help: "Do it without asking.")
        var yes = false

        func run(_ settings: Settings) async throws -> Int32 {
            let name = name.map { AccountName($0) } ?? settings.account
            guard yes else {
                throw CommandFailure.usage(
                    "This deletes all that \(String(name.rawValue.prefix(80))) bought. Nothing was deleted; add --yes to do it."
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
                    : "\(name): \(count) \(count == 1 ? "transaction" : "transactions") deleted; the devices hear of it"
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
