import ArgumentParser
import SandboxBackend
import StoreAPI
import StoreModel

extension SandboxCommand {
    struct Grant: KioskCommand {
        static let configuration = CommandConfiguration(
            "grant", "Grant goods for a paid order, at most once per order.",
            discussion: """
                By default, grants the goods of the order's product. This settles an order whose goods are owed: \
                nothing more is granted for it later, and a refund withdraws the goods. Repeating the command changes \
                nothing and prints the grant that was made.

                EXAMPLES
                  kiosk sandbox grant M-2026-000123 --reason "never arrived"
                  kiosk sandbox grant 000123 --good gems --amount 10 --reason "sorry"

                EXIT CODES
                  0   granted, now or before
                  64  the number matches several orders, or no reason was specified
                  65  no such order
                  69  the store does not answer
                  77  the order was not paid, or its goods were granted already
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(
            help:
                "Any unique part of the order's number, store order ID, transaction ID or intent ID."
        )
        var order: String
        @Option(help: ArgumentHelp("The reason; the player can see it.", valueName: "text"))
        var reason: String
        @Option(help: "The good to grant instead of the product's goods, such as gems.")
        var good: String?
        @Option(help: ArgumentHelp("The amount of that good.", valueName: "n"))
        var amount: String?

        func run(_ settings: Settings) async throws -> Int32 {
            let goods = try goods()
            let backend = try await BackendSession.openMerchantOperations(settings)
            let order = try await backend.order(order)
            let request = CompensationRequest(order: order, goods: goods, reason: reason)
            do throws(ServiceFailure) {
                backend.printer.manualGrant(
                    try await backend.connectedBackend.merchantOperations.compensate(request))
            } catch {
                throw CommandFailure(granting: error)
            }
            return 0
        }

        private func goods() throws(CommandFailure) -> GoodAmount? {
            switch (good, amount) {
            case (nil, nil): return nil
            case (let good?, let amount?):
                guard let count = Int64(amount), (1...1_000_000_000).contains(count) else {
                    throw .usage(
                        "Invalid amount “\(amount.prefix(40))”: use a whole number from 1 to "
                            + "1000000000. Nothing was granted.")
                }
                return GoodAmount(good: GoodID(good), amount: count)
            default: throw .usage("Use --good and --amount together. Nothing was granted.")
            }
        }
    }
}

extension BackendSession {
    /// Returns the order that the user named by a unique part of one of its numbers.
    fileprivate func order(_ name: String) async throws(CommandFailure) -> OrderReference {
        let query = DisputeQuery.order(named: name)
        switch try await dispute(query) {
        case .order(let found):
            let numbers = found.order.numbers
            if let intent = numbers.intentID { return .intent(intent) }
            return .transaction(numbers.transactionID ?? "")
        case .several(let orders, let count):
            throw printer.ambiguousOrder(
                query, orders, count, await titles(of: orders.map(\.order.productID)))
        case .none(let hints): throw printer.unknownOrder(query, hints)
        case .account: throw printer.unknownOrder(query, [])
        }
    }
}

extension CommandFailure {
    /// Creates the failure for goods that were not granted.
    fileprivate init(granting failure: ServiceFailure) {
        switch failure {
        case .refusal(let refusal) where refusal.code == .unknownOrder:
            self.init(65, "unknown-order", "\(refusal.message) Nothing was granted.")
        case .refusal(let refusal) where refusal.code == .badRequest:
            self.init(64, "usage", "\(refusal.message) Nothing was granted.")
        case .refusal(let refusal):
            self.init(77, "refused", "Nothing was granted. \(refusal.message)")
        case .noAnswer:
            self.init(
                69, "unreachable",
                "The store or the merchant did not answer. Try again: goods are granted at most once."
            )
        }
    }
}
