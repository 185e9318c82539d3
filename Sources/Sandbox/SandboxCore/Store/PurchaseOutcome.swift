package import StoreModel

/// What becomes of an order that the store decides now; all of it is written down in one go.
package enum PurchaseOutcome: Hashable, Sendable {
    /// It waits for somebody's approval; nothing is charged.
    case pending
    /// The customer cancelled; nothing is charged.
    case cancelled
    /// Nothing is charged.
    case declined(DeclineReason)
    /// A transaction of the same product is unfinished: it is the answer, and nothing is charged.
    case existing(TransactionID)
    /// A new transaction, with what is charged for it in all; nothing for what is owned already.
    case issued(TransactionRecord, charge: Price?)
    /// A subscription begins or changes.
    case subscribed(SubscriptionStep)

    /// Where the order stands then.
    package var state: OrderState {
        switch self {
        case .pending: .pending
        case .cancelled: .cancelled
        case .declined(let reason): .declined(reason)
        case .existing(let id): .purchased(id)
        case .issued(let record, _): .purchased(record.transaction.id)
        case .subscribed(let step): .purchased(step.subscription.period.transactionID)
        }
    }
}
