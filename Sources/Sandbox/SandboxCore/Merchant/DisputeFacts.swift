package import StoreModel

/// All that the merchant's side knows of one order.
package struct DisputeFacts: Hashable, Sendable {
    /// The order as the merchant issued its number; nil where it issued none.
    package var issued: DisputedOrder?
    /// What the store says.
    package var store: StoreOrderLookup
    /// The tombstone of the order's own transaction.
    package var grant: GrantRecord?
    /// What the merchant wrote down about it, oldest first.
    package var steps: [HistoryStep]
    /// The account's ledger around the order, oldest first.
    package var ledger: [WalletEntry]
    /// What a person gave by hand.
    package var compensation: Compensation?
    /// What the devices' logs say of it; nil where no log ever came.
    package var testimony: DeviceTestimony?
    /// What the order is to give by the catalog of today.
    package var due: [GoodAmount]

    /// Takes the parts as they are.
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

    /// The store's side of it.
    package var told: StoreOrder? {
        guard case .order(let order) = store else { return nil }
        return order
    }

    /// The order's own transaction.
    package var transactionID: TransactionID? {
        guard let told, told.isOwn else { return grant?.transactionID }
        return told.record?.transaction.id
    }

    /// The order with the numbers of both sides; nil where neither knows it.
    package var order: DisputedOrder? {
        guard let told = told?.order else { return issued }
        guard let issued else { return told }
        return DisputedOrder(
            numbers: told.numbers.merging(issued.numbers), account: told.account,
            device: told.device, productID: told.productID, quantity: told.quantity,
            charge: told.charge, at: min(told.at, issued.at))
    }
}
