import SandboxCore
import SandboxTables
import StoreAPI
import StoreModel

extension SandboxMerchantService {
    /// Reads one state of the merchant's file.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (MerchantTables) throws -> Value
    ) async throws(ServiceFailure) -> Value {
        let clock = clock
        return try await database.read { connection in
            try body(MerchantTables(database: connection, now: clock.now()))
        }
    }

    /// Returns all facts of an order. Calls the store first, since the call may be slow.
    func facts(of numbers: OrderNumbers) async throws(ServiceFailure) -> DisputeFacts {
        let lookup = await store.order(numbers)
        let catalog = catalogCache.current
        return try await read { rows in
            try rows.facts(of: numbers, lookup: lookup, catalog: catalog)
        }
    }
}

extension MerchantTables {
    /// Returns the merchant's facts together with the store's reply.
    func facts(
        of numbers: OrderNumbers, lookup: StoreOrderLookup, catalog: CatalogIndex
    ) throws -> DisputeFacts {
        var facts = DisputeFacts(store: lookup)
        let intent = numbers.intentID ?? facts.storeOrder?.order.numbers.intentID
        facts.issued = try intent.flatMap(issued)
        let own = facts.storeOrder.flatMap { $0.ownsTransaction ? $0.record?.transaction.id : nil }
        facts.grant = try (own ?? numbers.transactionID).flatMap { try grant(of: $0) }
        facts.steps = try steps(intent: intent, transaction: facts.transactionID).map(\.step)
        facts.compensation = try intent.flatMap(compensation)
        guard let order = facts.order else { return facts }
        facts.ledger = try ledger(of: order.account, around: facts.transactionID)
        facts.due = due(order, catalog)
        return facts
    }

    private func due(_ order: DisputedOrder, _ catalog: CatalogIndex) -> [GoodAmount] {
        guard let product = catalog.product(order.productID),
            product.type.quantities.contains(Int(clamping: order.quantity))
        else { return [] }
        return VerificationRules.goods(of: product, quantity: Int(clamping: order.quantity)) ?? []
    }
}
