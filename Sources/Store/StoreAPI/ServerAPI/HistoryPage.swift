package import StoreModel

/// One page of a customer's history.
package struct HistoryPage: Hashable, Sendable {
    /// The transactions, freshly signed.
    package let signedTransactions: [JWS]
    /// Whether there are more in this reading.
    package let hasMore: Bool
    /// Where the next page begins, or the next reading where there is none.
    package let next: HistoryPosition

    /// Takes the parts as they are.
    package init(signedTransactions: [JWS], hasMore: Bool, next: HistoryPosition) {
        self.signedTransactions = signedTransactions
        self.hasMore = hasMore
        self.next = next
    }
}
