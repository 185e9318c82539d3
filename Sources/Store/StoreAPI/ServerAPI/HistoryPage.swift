package import StoreModel

/// One page of a customer's history.
package struct HistoryPage: Hashable, Sendable {
    /// The transactions, signed for this page.
    package let signedTransactions: [JWS]
    /// Whether there are more pages.
    package let hasMore: Bool
    /// The start of the next page, or of the next reading after the last page.
    package let next: HistoryPosition

    package init(signedTransactions: [JWS], hasMore: Bool, next: HistoryPosition) {
        self.signedTransactions = signedTransactions
        self.hasMore = hasMore
        self.next = next
    }
}
