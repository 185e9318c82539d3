package import StoreModel

/// An order as the store returns it to the merchant, like Apple's order lookup and transaction info combined.
package struct StoreOrder: Hashable, Sendable {
    /// The order, with the store's numbers of it.
    package let order: DisputedOrder
    /// The state of the order.
    package let state: OrderState
    /// The transaction that fulfilled the order: its own, or that of an earlier order.
    package let record: TransactionRecord?
    /// The same transaction, signed at the time of the answer.
    package var jws: JWS?
    /// When this order was charged; nil if it was not.
    package let chargedAt: Timestamp?
    /// The store's history of the order, oldest first.
    package let steps: [HistoryStep]

    /// Creates an order from its parts.
    package init(
        order: DisputedOrder, state: OrderState, record: TransactionRecord? = nil,
        jws: JWS? = nil, chargedAt: Timestamp? = nil, steps: [HistoryStep] = []
    ) {
        self.order = order
        self.state = state
        self.record = record
        self.jws = jws
        self.chargedAt = chargedAt
        self.steps = steps
    }

    /// Whether the transaction was issued for this order, and not for an earlier one.
    package var ownsTransaction: Bool { record?.transaction.intentID == order.numbers.intentID }
}
