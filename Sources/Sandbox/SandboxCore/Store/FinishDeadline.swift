package import StoreModel

/// The time within which a device must finish a charged transaction; after it, the store refunds the transaction.
///
/// A customer is thus not charged for a purchase that was never delivered, even if the device is lost. The deadline
/// does not apply to free transactions, such as copies and restored ones; orders that wait for approval are not charged
/// yet.
package struct FinishDeadline: Hashable, Sendable {
    /// The time after the charge, in milliseconds of the store's clock.
    package let milliseconds: Int64

    /// Creates a deadline of at least one millisecond.
    package init(milliseconds: Int64) {
        self.milliseconds = max(1, milliseconds)
    }

    /// Three days, as in other stores.
    package static let standard = FinishDeadline(milliseconds: 72 * 3_600_000)

    /// Returns the time before which an unfinished charge is overdue now.
    package func start(at now: Timestamp) -> Timestamp { now.adding(milliseconds: -milliseconds) }

    /// Returns the time at which the store refunds an unfinished charge of a moment.
    package func refund(ofChargeAt moment: Timestamp) -> Timestamp {
        moment.adding(milliseconds: milliseconds).adding(milliseconds: 1)
    }

    /// Whether the store refunds this transaction now.
    package func isMissed(by record: TransactionRecord, at now: Timestamp) -> Bool {
        let transaction = record.transaction
        guard record.isUnfinished, !record.isRevoked, !transaction.isCopy else { return false }
        // A refund that was reversed by hand would otherwise be repeated at once.
        guard transaction.revision == 0 else { return false }
        return transaction.price > 0 && transaction.purchaseDate < start(at: now)
    }

    /// The reason of the refund for a history; refunds by hand do not have this reason.
    package var reason: String {
        let hours = milliseconds / 3_600_000
        return hours > 0
            ? "not finished within \(hours) hours" : "not finished within \(milliseconds) ms"
    }
}
