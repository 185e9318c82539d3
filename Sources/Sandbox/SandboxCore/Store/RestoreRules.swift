import StoreModel

/// Decides what a restore brings back.
package enum RestoreRules {
    /// One product that comes back.
    package enum Item: Hashable, Sendable {
        /// A new transaction for this first one.
        case issue(TransactionRecord)
        /// An earlier restore on this device that was never finished: the same transaction again.
        ///
        /// A restore whose answer was lost is asked again, and must not pile up transactions.
        case again(TransactionRecord)
    }

    /// The items of one account in the order of their first purchase.
    ///
    /// - Parameters:
    ///   - owned: First transactions of the account, of any type, refunded ones included.
    ///   - waiting: What the device has not finished.
    package static func items(
        owned: [TransactionRecord], waiting: [TransactionRecord]
    ) -> [Item] {
        items(of: restorable(owned), waiting: waiting)
    }

    /// The first transactions that come back, in the order of their purchase.
    ///
    /// - Parameter owned: First transactions of the account, of any type, refunded ones included.
    package static func restorable(_ owned: [TransactionRecord]) -> [TransactionRecord] {
        let all = owned.filter { isRestorable($0) }.sorted { precedes($0, $1) }
        let bought = Set(all.filter { !isShared($0) }.map(\.transaction.productID))
        // Who bought something has no need of what the family shares of it.
        return all.filter { !isShared($0) || !bought.contains($0.transaction.productID) }
    }

    /// The items of some of the first transactions that come back, in their order.
    package static func items(
        of restorable: [TransactionRecord], waiting: [TransactionRecord]
    ) -> [Item] {
        restorable.map { first in
            let before = waiting.first { isRestored($0, of: first) && $0.isUnfinished }
            return before.map { .again($0) } ?? .issue(first)
        }
    }

    private static func isRestorable(_ record: TransactionRecord) -> Bool {
        let transaction = record.transaction
        return transaction.type.isRestorable && !record.isRevoked && !transaction.isCopy
    }

    private static func isShared(_ record: TransactionRecord) -> Bool {
        record.transaction.ownershipType == .familyShared
    }

    private static func isRestored(_ record: TransactionRecord, of first: TransactionRecord) -> Bool
    {
        let transaction = record.transaction
        return transaction.isCopy && transaction.intentID == nil && !record.isRevoked
            && transaction.originalID == first.transaction.id
    }

    private static func precedes(_ left: TransactionRecord, _ right: TransactionRecord) -> Bool {
        let (one, other) = (left.transaction, right.transaction)
        return (one.purchaseDate, one.id) < (other.purchaseDate, other.id)
    }
}
