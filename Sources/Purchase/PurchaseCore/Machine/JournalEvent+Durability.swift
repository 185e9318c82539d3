extension JournalEvent {
    /// Whether a crash may lose the event without harm, so that it may wait for the next commit.
    ///
    /// Such an event records a step that is otherwise repeated with the same IDs: the merchant returns the same number,
    /// the store repeats its answer to the intent and its confirmation of a finish, and a list or statement is
    /// requested again. The effects of the event need not wait for it either.
    ///
    /// All other events are durable before their effects start. This includes the submission of an order that a record
    /// marks as unsent, because that record must not survive the submission.
    public var isDeferrable: Bool {
        switch self {
        case .submitted(_, _, let endsUnsent): endsUnsent != true
        case .orderNumbered, .orderAcknowledged, .finished, .statementReceived,
            .cursorMoved, .listTaken, .paymentRetryReset, .deliveryRetryReset, .retriesReset:
            true
        case .intentRecorded, .numberDeferred, .paymentDeferred, .paymentPending, .paymentCancelled,
            .paymentFailed, .paymentCompleted, .acknowledgeDeferred, .transactionReceived,
            .verificationDeferred, .verified, .delivered, .quarantined, .revoked, .reinstated,
            .revocationSettled, .finishDeferred, .spendRecorded, .spendConfirmed, .spendRefused,
            .spendDeferred, .listDeferred:
            false
        }
    }
}
