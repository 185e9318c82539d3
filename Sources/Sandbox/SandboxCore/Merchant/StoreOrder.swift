package import StoreModel

/// An order as the store tells a merchant that asks: what Apple's order lookup and transaction info say together.
package struct StoreOrder: Hashable, Sendable {
    /// The order, with the numbers that the store has.
    package let order: DisputedOrder
    /// Where it stands.
    package let state: OrderState
    /// The transaction that answered it: its own, or that of an earlier order.
    package let record: TransactionRecord?
    /// The same transaction, signed now.
    package var jws: JWS?
    /// When money moved for this very order; nil where none did.
    package let chargedAt: Timestamp?
    /// What the store wrote down about it, oldest first.
    package let steps: [HistoryStep]

    /// Takes the parts as they are.
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

    /// Whether its transaction was issued for this order, and not for an earlier one that it was answered with.
    package var isOwn: Bool { record?.transaction.intentID == order.numbers.intentID }
}
