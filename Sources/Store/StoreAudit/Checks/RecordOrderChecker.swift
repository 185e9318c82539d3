import StoreModel

/// Follows the records of one journal, and detects orders that move backwards.
struct RecordOrderChecker {
    private enum Payment {
        case confirmed
        case pending
        case ended
    }

    private enum Delivery {
        case received
        case delivered
        case refused
        case revoked
    }

    private var payments: [IntentID: Payment] = [:]
    private var deliveries: [TransactionID: Delivery] = [:]
    private var finished: Set<TransactionID> = []
    /// The highest revision of each transaction.
    private var revisions: [TransactionID: Int] = [:]

    /// Returns the id of the order or transaction that a record concerns, as a user would name it.
    func subject(of record: JournalAuditRecord) -> String {
        record.intentID?.rawValue ?? record.transactionID?.rawValue ?? "record \(record.sequence)"
    }

    /// Processes the next record; returns why it is out of order, or nil.
    mutating func process(_ record: JournalAuditRecord) -> String? {
        // Records that do not belong to a step of an order may occur anywhere, such as new attempts to acknowledge its
        // end.
        if record.kind == .other || record.kind == .paymentRetryReset { return nil }
        if let id = record.intentID { return processPayment(record.kind, id) }
        if let id = record.transactionID { return processDelivery(record, id) }
        return nil
    }

    private mutating func processPayment(_ kind: RecordKind, _ id: IntentID) -> String? {
        let before = payments[id]
        switch kind {
        case .intentRecorded:
            payments[id] = .confirmed
            return before == nil ? nil : "The order was confirmed a second time."
        case .orderAcknowledged, .acknowledgeDeferred:
            return before == .ended ? nil : "Its end was acknowledged before it ended."
        case .paymentPending: payments[id] = .pending
        case .paymentCancelled, .paymentFailed, .paymentCompleted: payments[id] = .ended
        default: break
        }
        guard let before else { return "“\(kind.rawValue)” of an order that was never confirmed." }
        let sends = kind == .submitted || kind == .paymentDeferred || kind == .orderNumbered
        if before == .ended || before == .pending && sends {
            return "“\(kind.rawValue)” after a later state of the order."
        }
        return nil
    }

    private mutating func processDelivery(_ record: JournalAuditRecord, _ id: TransactionID)
        -> String?
    {
        let (kind, before) = (record.kind, deliveries[id])
        guard before != nil || kind == .transactionReceived else {
            return "“\(kind.rawValue)” of a transaction that never arrived."
        }
        switch kind {
        case .transactionReceived:
            deliveries[id] = .received
            revisions[id] = record.revision
            return before == nil ? nil : "The transaction was received as new a second time."
        case .delivered, .quarantined:
            deliveries[id] = kind == .delivered ? .delivered : .refused
            return before == .received
                ? nil : "“\(kind.rawValue)” after a later state of the transaction."
        case .revoked:
            deliveries[id] = .revoked
            let isNewer = recordRevision(record.revision, on: id)
            return before == .revoked && !isNewer ? "It was revoked a second time." : nil
        case .reinstated:
            deliveries[id] = .received
            return recordRevision(record.revision, on: id)
                ? nil : "It was reinstated by an outdated answer of the store."
        case .revocationSettled:
            deliveries[id] = .revoked
            return nil
        case .verified, .verificationDeferred:
            let isDone = before == .delivered || before == .refused
            return isDone ? "“\(kind.rawValue)” after a later state of the transaction." : nil
        case .finished:
            return finished.insert(id).inserted ? nil : "It was finished a second time."
        default: return nil
        }
    }

    /// Records the revision of a transaction; returns whether it is newer than the previous one.
    private mutating func recordRevision(_ revision: Int, on id: TransactionID) -> Bool {
        let before = revisions[id] ?? 0
        revisions[id] = max(before, revision)
        // A refund that the merchant reported first arrives again from the store as revision 1, which is not newer.
        return revision > max(before, 1)
    }
}
