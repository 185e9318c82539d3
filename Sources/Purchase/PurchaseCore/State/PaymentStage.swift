public import StoreModel

/// Where one confirmed purchase stands between the customer and the store.
public enum PaymentStage: Hashable, Sendable, Codable {
    /// Durable; the merchant is asked for an order number. What follows may wait for the next commit: after a restart
    /// an order that stands here may have been sent, and even charged.
    case intent(attempt: Int, notBefore: Timestamp?)
    /// Sent to the store for the `attempt`-th time, and not answered yet.
    case submitting(attempt: Int)
    /// No answer: the outcome is unknown. The same intent is sent again at `notBefore`.
    case retrying(attempt: Int, notBefore: Timestamp)
    /// The store waits for somebody's approval.
    case pending
    /// The store named the transaction; the rest is its delivery.
    case completed(TransactionID)
    /// The customer cancelled in the store's sheet; not charged.
    case cancelled
    /// Not charged.
    case failed(DeclineReason)

    /// Whether the payment has come to its end.
    public var isTerminal: Bool {
        switch self {
        case .completed, .cancelled, .failed: true
        case .intent, .submitting, .retrying, .pending: false
        }
    }
}
