extension JournalEvent {
    /// Whether a crash may lose the fact without harm, so that it may wait for the next commit.
    ///
    /// Such a fact only remembers a step that is taken again with the same ids otherwise: the merchant repeats its
    /// number, the store its answer to the intent and its thanks for a finish, a list or a statement is asked for anew.
    /// What it leads to need not wait for it either. All others are durable before anything follows from them, and so is
    /// the sending of an order of which a record says that it was not sent: that record must not outlive it.
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
