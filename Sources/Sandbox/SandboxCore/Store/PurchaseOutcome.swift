package import StoreModel

/// The store's decision on an order, which is written in one database transaction.
package enum PurchaseOutcome: Hashable, Sendable {
    /// The order waits for approval; nothing is charged.
    case pending
    /// The customer cancelled; nothing is charged.
    case cancelled
    /// The order is declined; nothing is charged.
    case declined(DeclineReason)
    /// An unfinished transaction of the same product is the answer; nothing is charged.
    case existing(TransactionID)
    /// A new transaction, with the total charge; the charge is nil for a product that is owned already.
    case issued(TransactionRecord, charge: Price?)
    /// A subscription starts or changes.
    case subscribed(SubscriptionStep)

    /// The resulting state of the order.
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
