import ArgumentParser
import StoreAPI
import StoreModel

extension Sandbox {
    /// Changes transactions other than by refunds, as Xcode's transaction manager does.
    struct Transactions: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "transaction",
            abstract: "Delete a transaction in the test store.",
            subcommands: [Delete.self])

        /// Deletes a transaction.
        struct Delete: KioskCommand {
            static let configuration = CommandConfiguration(
                commandName: "delete",
                abstract: "Delete a transaction, so that its product can be bought again.",
                discussion: """
                    The store removes the transaction: a restore does not bring it back, servers no longer find it, \
                    and its product can be bought and charged again. Its devices are notified and withdraw the \
                    entitlement. The payment and the goods that the merchant granted are kept, because they are \
                    recorded separately. This cannot be undone.

                    EXAMPLES
                      kiosk sandbox transaction delete 2000000812345678 --yes

                    EXIT CODES
                      0   deleted, now or before
                      64  the name matches several transactions, or --yes is missing
                      65  no such transaction
                      77  it refers to another transaction, or a family member bought it
                    """)
            @OptionGroup var options: GlobalOptions
            @Argument(help: "The transaction: any unique part of its ID or intent ID.")
            var transaction: String
            @Flag(help: "Confirm the deletion.")
            var yes = false

            func run(_ settings: Settings) async throws -> Int32 {
                let backend = try await BackendSession.open(settings)
                let (order, id) = try await backend.paid(
                    transaction, otherwise: "Nothing was deleted.")
                guard yes else {
                    throw CommandFailure.usage(
                        "This deletes \(id) (\(order.productID) of \(order.account)) at the store. Nothing was deleted; add --yes to delete it."
                    )
                }
                let reply = try await backend.change(id, .delete)
                try await backend.show(
                    order,
                    reply.isRepeated ? "deleted before" : "deleted; its devices are notified")
                return 0
            }
        }
    }
}
