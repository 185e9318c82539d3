/// Which transactions of a customer a server asks for (App Store Server API, Get Transaction History).
package struct TransactionFilter: Hashable, Sendable {
    /// The earliest date of purchase.
    package var startDate: Timestamp?
    /// The date of purchase before which all are.
    package var endDate: Timestamp?
    /// Only these products; empty for all.
    package var productIDs: Set<ProductID> = []
    /// Only these kinds; empty for all.
    package var types: Set<ProductType> = []
    /// Only those of subscriptions in these groups; empty for all.
    package var groups: Set<String> = []
    /// Only those that the customer came to own like this; nil for all.
    package var ownership: OwnershipType?
    /// Which it takes: refunded ones (`true`), others (`false`), both, or none.
    package var revoked: Set<Bool> = [false, true]

    /// Leaves out nothing.
    package init() {}

    /// Whether a transaction is asked for.
    package func takes(_ transaction: Transaction) -> Bool {
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
