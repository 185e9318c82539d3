package import StoreModel

/// A server's query of a customer's history (App Store Server API, Get Transaction History and Get Refund History).
package struct HistoryQuery: Hashable, Sendable {
    package let filter: TransactionFilter
    /// Whether the most recently changed transactions come first.
    package let newestFirst: Bool
    /// Whether finished consumables that are not revoked are left out, as in version 1 (Get Transaction History V1).
    package let excludesFinishedConsumables: Bool
    /// The start of the page.
    package let position: HistoryPosition

    package init(
        filter: TransactionFilter, newestFirst: Bool = false,
        excludesFinishedConsumables: Bool = false,
        position: HistoryPosition = .start
    ) {
        self.filter = filter
        self.newestFirst = newestFirst
        self.excludesFinishedConsumables = excludesFinishedConsumables
        self.position = position
    }

    package func matches(_ transaction: Transaction, isFinished: Bool) -> Bool {
        if excludesFinishedConsumables, isFinished, transaction.type == .consumable,
            transaction.revocationDate == nil
        {
            return false
        }
        return filter.matches(transaction)
    }
}
