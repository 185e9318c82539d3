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
                abstract: "Delete a transaction: the store sells anew what it was for.",
                discussion: """
                    It is gone at the store: a restore does not bring it back, servers find it no more, and what it was \
                    for is bought and charged anew. The devices hear of it and withdraw the ownership. What was paid \
                    stays paid, and what the merchant gave for it stays given, once: money and goods have their own \
                    books. This can not be undone.

                    EXAMPLES
                      kiosk sandbox transaction delete 2000000812345678 --yes

                    EXIT CODES
                      0   deleted, now or before
                      64  the name fits several transactions, or --yes is missing
                      65  no such transaction
                      77  it refers to another one, or somebody of the family bought it
                    """)
            @OptionGroup var options: GlobalOptions
            @Argument(help: "The transaction: any unique part of its id or its intent's.")
            var transaction: String
            @Flag(help: "Do it without asking.")
            var yes = false

            func run(_ settings: Settings) async throws -> Int32 {
                let backend = try await BackendSession.open(settings)
                let (order, id) = try await backend.paid(
                    transaction, otherwise: "Nothing was deleted.")
                guard yes else {
                    throw CommandFailure.usage(
                        "This deletes \(id) (\(order.productID) of \(order.account)) at the store. Nothing was deleted; add --yes to do it."
                    )
                }
                let reply = try await backend.change(id, .delete)
                try await backend.show(
                    order,
                    reply.isRepeated ? "deleted before" : "deleted; the devices hear of it")
                return 0
            }
        }
    }
}
