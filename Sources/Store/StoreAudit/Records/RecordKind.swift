/// The kind of a journal record, as far as an audit distinguishes them.
package enum RecordKind: String, Hashable, Sendable, CaseIterable {
    // Payments
    /// The customer confirmed a purchase.
    case intentRecorded = "intent-recorded"
    /// The merchant's order number arrived.
    case orderNumbered = "order-numbered"
    /// The merchant did not issue a number yet.
    case numberDeferred = "number-deferred"
    /// The purchase was sent to the store.
    case submitted
    /// The count of attempts restarted, since the customer requested another attempt.
    case paymentRetryReset = "payment-retry-reset"
    /// The store did not answer.
    case paymentDeferred = "payment-deferred"
    /// The store reported that it waits for an approval.
    case paymentPending = "payment-pending"
    /// The customer cancelled.
    case paymentCancelled = "payment-cancelled"
    /// The purchase failed without a charge.
    case paymentFailed = "payment-failed"
    /// The store returned the transaction's id.
    case paymentCompleted = "payment-completed"
    /// The store confirmed the device's acknowledgement of the end.
    case orderAcknowledged = "order-acknowledged"
    /// The store did not yet confirm the acknowledgement of the end.
    case acknowledgeDeferred = "acknowledge-deferred"
    // Deliveries
    /// A signed transaction arrived.
    case transactionReceived = "transaction-received"
    /// The merchant did not return a verdict yet.
    case verificationDeferred = "verification-deferred"
    /// The merchant's verdict arrived.
    case verified
    /// The goods were delivered.
    case delivered
    /// The merchant refused the transaction permanently.
    case quarantined
    /// The store revoked the transaction.
    case revoked
    /// The store reversed the refund.
    case reinstated
    /// The merchant reported what it took back.
    case revocationSettled = "revocation-settled"
    /// The store did not yet confirm the finish.
    case finishDeferred = "finish-deferred"
    /// The store confirmed the finish.
    case finished
    // Neither payments nor deliveries
    /// A change of the wallet, the cursor or a list.
    case other
}
