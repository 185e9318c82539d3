public import StoreModel

extension Entitlement {
    /// What deliveries say is owned: delivered, not refunded, no consumables; one per ownership, by product id.
    ///
    /// A refund of the first transaction of an ownership takes its restored copies with it.
    public static func current(of deliveries: [Delivery]) -> [Entitlement] {
        let refunded = Set(deliveries.filter(\.isRevoked).map(\.signed.transaction.originalID))
        var owned: [TransactionID: Entitlement] = [:]
        for delivery in deliveries.sorted(by: { $0.receivedAt < $1.receivedAt }) {
            let transaction = delivery.signed.transaction
            guard delivery.stage == .delivered, transaction.type.isEntitlement,
                !refunded.contains(transaction.originalID), owned[transaction.originalID] == nil
            else { continue }
            owned[transaction.originalID] = Entitlement(
                productID: transaction.productID, type: transaction.type,
                transactionID: transaction.id, originalID: transaction.originalID,
                since: transaction.originalPurchaseDate, expires: transaction.expiresDate,
                isRestored: delivery.isRestored)
        }
        return owned.values.sorted { ($0.productID, $0.originalID) < ($1.productID, $1.originalID) }
    }
}
