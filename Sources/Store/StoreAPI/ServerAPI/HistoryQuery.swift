package import StoreModel

/// What a server asks of a customer's history (App Store Server API, Get Transaction History and Get Refund History).
package struct HistoryQuery: Hashable, Sendable {
    /// Which transactions.
    package let filter: TransactionFilter
    /// Whether what changed last comes first.
    package let newestFirst: Bool
    /// Whether consumables that are finished and not revoked are left out, as version 1 does (Get Transaction History V1).
    package let hidesUsedUp: Bool
    /// Where the page begins.
    package let position: HistoryPosition

    /// Takes the parts as they are.
    package init(
        filter: TransactionFilter, newestFirst: Bool = false, hidesUsedUp: Bool = false,
        position: HistoryPosition = .start
    ) {
        self.filter = filter
        self.newestFirst = newestFirst
        self.hidesUsedUp = hidesUsedUp
        self.position = position
    }

    /// Whether a transaction is asked for.
    package func takes(_ transaction: Transaction, isFinished: Bool) -> Bool {
        if hidesUsedUp, isFinished, transaction.type == .consumable,
            transaction.revocationDate == nil
        {
            return false
        }
        return filter.takes(transaction)
    }
}
