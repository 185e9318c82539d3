package import StoreModel

/// A server's query of a customer's history (App Store Server API, Get Transaction History and Get Refund History).
package struct HistoryQuery: Hashable, Sendable {
    /// The filter of the transactions.
    package let filter: TransactionFilter
    /// Whether the most recently changed transactions come first.
    package let newestFirst: Bool
    /// Whether finished consumables that are not revoked are left out, as in version 1 (Get Transaction History V1).
    package let hidesUsedUp: Bool
    /// The start of the page.
    package let position: HistoryPosition

    /// Creates a query.
    package init(
        filter: TransactionFilter, newestFirst: Bool = false, hidesUsedUp: Bool = false,
        position: HistoryPosition = .start
    ) {
        self.filter = filter
        self.newestFirst = newestFirst
        self.hidesUsedUp = hidesUsedUp
        self.position = position
    }

    /// Returns whether a transaction matches the query.
    package func matches(_ transaction: Transaction, isFinished: Bool) -> Bool {
        if hidesUsedUp, isFinished, transaction.type == .consumable,
            transaction.revocationDate == nil
        {
            return false
        }
        return filter.matches(transaction)
    }
}
