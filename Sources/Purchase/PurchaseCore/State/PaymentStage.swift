public import StoreModel

/// The progress of a confirmed purchase between the customer and the store.
public enum PaymentStage: Hashable, Sendable, Codable {
    /// The intent is durable, and an order number is requested from the merchant. Later events may wait for the next
    /// commit, so after a restart an order in this stage may have been sent, and even charged.
    case intent(attempt: Int, notBefore: Timestamp?)
    /// The order was sent to the store as attempt number `attempt`, and the answer is pending.
    case submitting(attempt: Int)
    /// The store did not answer, so the outcome is unknown. The same intent is sent again at `notBefore`.
    case retrying(attempt: Int, notBefore: Timestamp)
    /// The store waits for an approval.
    case pending
    /// The store named the transaction; its delivery follows.
    case completed(TransactionID)
    /// The customer cancelled in the store's sheet; not charged.
    case cancelled
    /// The payment failed; not charged.
    case failed(DeclineReason)

    /// Whether the payment has ended.
    public var isTerminal: Bool {
        switch self {
        case .completed, .cancelled, .failed: true
        case .intent, .submitting, .retrying, .pending: false
        }
    }
}
