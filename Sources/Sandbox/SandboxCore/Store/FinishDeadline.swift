package import StoreModel

/// By when a device has to finish what was charged; what is later is given back by the store itself.
///
/// So nobody stays charged for what never reached them, whatever became of their device. What cost nothing, copies and
/// restored ones, has no deadline, and what waits for approval is not charged yet.
package struct FinishDeadline: Hashable, Sendable {
    /// How long after the charge, in milliseconds of the store's clock.
    package let milliseconds: Int64

    /// Takes the length, at least a millisecond.
    package init(milliseconds: Int64) {
        self.milliseconds = max(1, milliseconds)
    }

    /// Three days, as other stores have it.
    package static let standard = FinishDeadline(milliseconds: 72 * 3_600_000)

    /// What was charged before this moment is overdue now.
    package func start(at now: Timestamp) -> Timestamp { now.adding(milliseconds: -milliseconds) }

    /// When the store gives back what was charged at a moment and not finished.
    package func refund(ofChargeAt moment: Timestamp) -> Timestamp {
        moment.adding(milliseconds: milliseconds).adding(milliseconds: 1)
    }

    /// Whether the store gives this one back now.
    package func isMissed(by record: TransactionRecord, at now: Timestamp) -> Bool {
        let transaction = record.transaction
        guard record.isUnfinished, !record.isRevoked, !transaction.isCopy else { return false }
        // Whoever reversed a refund by hand would see it given back again at once.
        guard transaction.revision == 0 else { return false }
        return transaction.price > 0 && transaction.purchaseDate < start(at: now)
    }

    /// Why the money went back, for a history; a refund by hand has no such words.
    package var reason: String {
        let hours = milliseconds / 3_600_000
        return hours > 0
            ? "not finished within \(hours) hours" : "not finished within \(milliseconds) ms"
    }
}
