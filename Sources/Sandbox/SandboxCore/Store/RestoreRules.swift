import StoreModel

/// Decides which transactions a restore returns.
package enum RestoreRules {
    /// A product that a restore returns.
    package enum Item: Hashable, Sendable {
        /// A new transaction for this original one.
        case issue(TransactionRecord)
        /// The unfinished transaction of an earlier restore on this device.
        ///
        /// A device repeats a restore whose answer was lost; the repetition must not create further transactions.
        case existing(TransactionRecord)
    }

    /// Returns the restored items of one account, in the order of their original purchases.
    ///
    /// - Parameters:
    ///   - owned: The account's original transactions of any type, including refunded ones.
    ///   - waiting: The device's unfinished transactions.
    package static func items(
        owned: [TransactionRecord], unfinished: [TransactionRecord]
    ) -> [Item] {
        items(of: restorable(owned), unfinished: unfinished)
    }

    /// Returns the original transactions that can be restored, in the order of their purchase.
    ///
    /// - Parameter owned: The account's original transactions of any type, including refunded ones.
    package static func restorable(_ owned: [TransactionRecord]) -> [TransactionRecord] {
        let all = owned.filter { isRestorable($0) }.sorted { precedes($0, $1) }
        let bought = Set(all.filter { !isShared($0) }.map(\.transaction.productID))
        // The account's own purchase replaces one that the family shares.
        return all.filter { !isShared($0) || !bought.contains($0.transaction.productID) }
    }

    /// Returns the restored items for some of the restorable transactions, in their order.
    package static func items(
        of restorable: [TransactionRecord], unfinished: [TransactionRecord]
    ) -> [Item] {
        restorable.map { first in
            let before = unfinished.first { isRestored($0, of: first) && $0.isUnfinished }
            return before.map { .existing($0) } ?? .issue(first)
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
