/// The filter of a transaction history request (App Store Server API, Get Transaction History).
package struct TransactionFilter: Hashable, Sendable {
    /// The earliest purchase date, inclusive.
    package var startDate: Timestamp?
    /// The end of the purchase dates, exclusive.
    package var endDate: Timestamp?
    /// The products; empty for all.
    package var productIDs: Set<ProductID> = []
    /// The product types; empty for all.
    package var types: Set<ProductType> = []
    /// The subscription groups; empty for all transactions.
    package var groups: Set<String> = []
    /// The ownership type; nil for all.
    package var ownership: OwnershipType?
    /// The accepted values of whether a transaction is revoked: `true`, `false`, both, or neither.
    package var revoked: Set<Bool> = [false, true]

    /// Creates a filter that matches every transaction.
    package init() {}

    package func matches(_ transaction: Transaction) -> Bool {
        let date = transaction.purchaseDate
        guard startDate.map({ date >= $0 }) ?? true, endDate.map({ date < $0 }) ?? true,
            groups.isEmpty || transaction.subscriptionGroupID.map(groups.contains) ?? false
        else { return false }
        return (productIDs.isEmpty || productIDs.contains(transaction.productID))
            && (types.isEmpty || types.contains(transaction.type))
            && ownership.map { $0 == transaction.ownershipType } ?? true
            && revoked.contains(transaction.revocationDate != nil)
    }
}
