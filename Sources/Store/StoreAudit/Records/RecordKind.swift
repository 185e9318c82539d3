/// What a record of a device's journal says, as far as an audit asks.
package enum RecordKind: String, Hashable, Sendable, CaseIterable {
    // Payments
    /// The customer confirmed.
    case intentRecorded = "intent-recorded"
    /// The merchant's number came.
    case orderNumbered = "order-numbered"
    /// No number yet.
    case numberDeferred = "number-deferred"
    /// Sent to the store.
    case submitted
    /// The tries are counted from the first again, since the customer asked for another one.
    case paymentRetryReset = "payment-retry-reset"
    /// No answer.
    case paymentDeferred = "payment-deferred"
    /// The store waits for approval.
    case paymentPending = "payment-pending"
    /// Cancelled.
    case paymentCancelled = "payment-cancelled"
    /// Not charged.
    case paymentFailed = "payment-failed"
    /// The store named the transaction.
    case paymentCompleted = "payment-completed"
    /// The store knows that the end is recorded.
    case orderAcknowledged = "order-acknowledged"
    /// The store does not know yet that the end is recorded.
    case acknowledgeDeferred = "acknowledge-deferred"
    // Deliveries
    /// A signed transaction.
    case transactionReceived = "transaction-received"
    /// No verdict yet.
    case verificationDeferred = "verification-deferred"
    /// The merchant's verdict.
    case verified
    /// The goods.
    case delivered
    /// Refused for good.
    case quarantined
    /// The store took it back.
    case revoked
    /// The store reversed the refund.
    case reinstated
    /// The merchant said what it took back.
    case revocationSettled = "revocation-settled"
    /// The store has not heard yet that it is settled.
    case finishDeferred = "finish-deferred"
    /// The store knows that it is settled.
    case finished
    // Neither
    /// The wallet, the cursor, a list.
    case other
}
