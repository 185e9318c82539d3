public import StoreModel

extension JournalEvent {
    /// The ID of the payment that the event refers to.
    public var intentID: IntentID? {
        switch self {
        case .intentRecorded(let intent): intent.id
        case .orderNumbered(let id, _), .numberDeferred(let id, _, _, _, _),
            .submitted(let id, _, _), .paymentDeferred(let id, _, _, _), .paymentPending(let id),
            .paymentCancelled(let id),
            .paymentFailed(let id, _, _), .paymentCompleted(let id, _), .orderAcknowledged(let id),
            .acknowledgeDeferred(let id, _, _), .paymentRetryReset(let id):
            id
        case .transactionReceived, .verificationDeferred, .verified, .delivered, .quarantined,
            .revoked, .reinstated, .revocationSettled, .finishDeferred, .finished,
            .statementReceived,
            .spendRecorded, .spendConfirmed, .spendRefused, .spendDeferred, .cursorMoved,
            .listDeferred, .listTaken, .deliveryRetryReset, .retriesReset:
            nil
        }
    }

    /// The ID of the delivery that the event refers to.
    public var transactionID: TransactionID? {
        switch self {
        case .transactionReceived(let signed, _), .revoked(let signed), .reinstated(let signed):
            signed.transaction.id
        case .verificationDeferred(let id, _, _, _), .verified(let id, _, _),
            .delivered(let id, _), .quarantined(let id, _), .revocationSettled(let id, _, _),
            .finishDeferred(let id, _, _), .finished(let id), .paymentCompleted(_, let id),
            .deliveryRetryReset(let id):
            id
        case .intentRecorded, .orderNumbered, .numberDeferred, .submitted, .paymentDeferred,
            .paymentPending, .paymentCancelled, .paymentFailed, .orderAcknowledged,
            .acknowledgeDeferred, .statementReceived, .spendRecorded, .spendConfirmed,
            .spendRefused, .spendDeferred, .cursorMoved, .listDeferred, .listTaken,
            .paymentRetryReset, .retriesReset:
            nil
        }
    }

    /// The signed form of the transaction or verdict that the event contains.
    package var signedForm: JWS? {
        switch self {
        case .transactionReceived(let signed, _), .revoked(let signed), .reinstated(let signed):
            signed.jws
        case .verified(_, _, let jws), .revocationSettled(_, _, let jws): jws
        default: nil
        }
    }
}
