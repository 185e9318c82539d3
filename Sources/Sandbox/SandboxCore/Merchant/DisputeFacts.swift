package import StoreModel

/// Everything that the merchant knows about one order.
package struct DisputeFacts: Hashable, Sendable {
    /// The order as the merchant issued its number; nil if it issued none.
    package var issued: DisputedOrder?
    /// The store's answer about the order.
    package var store: StoreOrderLookup
    /// The tombstone of the order's own transaction.
    package var grant: GrantRecord?
    /// The merchant's own history of the order, oldest first.
    package var steps: [HistoryStep]
    /// The account's ledger around the order, oldest first.
    package var ledger: [WalletEntry]
    /// The compensation that was granted by hand.
    package var compensation: Compensation?
    /// The entries about the order in the devices' logs; nil if no log has arrived.
    package var logExcerpt: DeviceLogExcerpt?
    /// The goods that the order grants by the current catalog.
    package var due: [GoodAmount]

    /// Creates the facts from their parts.
    package init(
        issued: DisputedOrder? = nil, store: StoreOrderLookup, grant: GrantRecord? = nil,
        steps: [HistoryStep] = [], ledger: [WalletEntry] = [], compensation: Compensation? = nil,
        due: [GoodAmount] = []
    ) {
        self.issued = issued
        self.store = store
        self.grant = grant
        self.steps = steps
        self.ledger = ledger
        self.compensation = compensation
        self.due = due
    }

    /// The order as the store has it; nil if the store did not return one.
    package var storeOrder: StoreOrder? {
        guard case .order(let order) = store else { return nil }
        return order
    }

    /// The order's own transaction.
    package var transactionID: TransactionID? {
        guard let storeOrder, storeOrder.ownsTransaction else { return grant?.transactionID }
        return storeOrder.record?.transaction.id
    }

    /// The order with the numbers of the store and of the merchant; nil if neither has it.
    package var order: DisputedOrder? {
        guard let stored = storeOrder?.order else { return issued }
        guard let issued else { return stored }
        return DisputedOrder(
            numbers: stored.numbers.merging(issued.numbers), account: stored.account,
            device: stored.device, productID: stored.productID, quantity: stored.quantity,
            charge: stored.charge, at: min(stored.at, issued.at))
    }
}
