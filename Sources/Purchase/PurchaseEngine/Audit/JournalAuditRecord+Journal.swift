import PurchaseCore
import StoreAudit
import StoreModel

extension JournalAuditRecord {
    /// Creates the audit record of a stored record.
    init(_ row: UntrustedJournalReader.Record, verification: VerificationResult?) {
        self.init(
            sequence: row.sequence, previousHash: row.previousHash, hash: row.hash,
            hasValidHash: row.expectedHash == row.hash, at: row.at, monotonic: row.monotonic,
            kind: row.event.recordKind,
            intentID: row.event.intentID, transactionID: row.event.transactionID,
            attempt: row.event.attempt, verification: verification)
        revision = row.event.revision
    }
}

extension UntrustedJournalReader.Record {
    /// The hash that matches the record's content.
    fileprivate var expectedHash: String {
        RecordHashChain.hash(
            after: previousHash, sequence: sequence, at: at, monotonic: monotonic,
            account: account, text: text)
    }
}

extension JournalEvent {
    /// The kind of the event, in the categories of the audit.
    fileprivate var recordKind: RecordKind {
        switch self {
        case .intentRecorded: .intentRecorded
        case .orderNumbered: .orderNumbered
        case .numberDeferred: .numberDeferred
        case .submitted: .submitted
        case .paymentRetryReset: .paymentRetryReset
        case .paymentDeferred: .paymentDeferred
        case .paymentPending: .paymentPending
        case .paymentCancelled: .paymentCancelled
        case .paymentFailed: .paymentFailed
        case .paymentCompleted: .paymentCompleted
        case .orderAcknowledged: .orderAcknowledged
        case .acknowledgeDeferred: .acknowledgeDeferred
        case .transactionReceived: .transactionReceived
        case .verificationDeferred: .verificationDeferred
        case .verified: .verified
        case .delivered: .delivered
        case .quarantined: .quarantined
        case .revoked: .revoked
        case .reinstated: .reinstated
        case .revocationSettled: .revocationSettled
        case .finishDeferred: .finishDeferred
        case .finished: .finished
        default: .other
        }
    }

    /// The revision of the signed transaction in the event; 0 without one.
    fileprivate var revision: Int {
        switch self {
        case .transactionReceived(let signed, _), .revoked(let signed), .reinstated(let signed):
            signed.transaction.revision
        default: 0
        }
    }

    /// The attempt number of the event.
    fileprivate var attempt: Int? {
        switch self {
        case .submitted(_, let attempt, _), .paymentDeferred(_, let attempt, _, _): attempt
        default: nil
        }
    }
}
