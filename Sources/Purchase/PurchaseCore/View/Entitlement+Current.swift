public import StoreModel

extension Entitlement {
    /// Returns the entitlements that result from deliveries, one per ownership, sorted by product ID. Refunded
    /// transactions and consumables are excluded.
    ///
    /// A refund of the first transaction of an ownership also ends its restored copies. A subscription lasts as the
    /// store last reported, or until the end of the last paid period if the store has not reported it yet. Whether it
    /// has expired is judged by the store's time.
    public static func current(
        of deliveries: [Delivery], subscriptions: [VerifiedSubscription] = []
    ) -> [Entitlement] {
        let (periods, others) = (
            deliveries.filter { $0.signed.transaction.type == .autoRenewable },
            deliveries.filter { $0.signed.transaction.type != .autoRenewable }
        )
        let reported = withoutRedundantShares(subscriptions).compactMap(Entitlement.init(reported:))
        let known = Set(subscriptions.map(\.originalID))
        let unreported = lastPaidPeriods(periods).filter { !known.contains($0.originalID) }
        return (uniquePurchases(ownedPurchases(others)) + reported + unreported).sorted {
            ($0.productID, $0.originalID) < ($1.productID, $1.originalID)
        }
    }

    /// Removes the shared subscription of a group in which the customer pays for one.
    private static func withoutRedundantShares(_ subscriptions: [VerifiedSubscription])
        -> [VerifiedSubscription]
    {
        let paid = Set(
            subscriptions.filter { $0.entitlementEnd != nil && !$0.isShared }.map(\.groupID))
        return subscriptions.filter { !$0.isShared || !paid.contains($0.groupID) }
    }

    /// Removes the shared entitlement of a product that the customer also bought. A product that was bought again after
    /// a refund that was later reversed counts once.
    private static func uniquePurchases(_ owned: [Entitlement]) -> [Entitlement] {
        let paid = Set(owned.filter { !$0.isShared }.map(\.productID))
        var once: Set<ProductID> = []
        return owned.sorted { $0.originalID < $1.originalID }.filter { entitlement in
            if entitlement.isShared { return !paid.contains(entitlement.productID) }
            return entitlement.type != .nonConsumable
                || once.insert(entitlement.productID).inserted
        }
    }

    /// Returns whether the entitlement is an expired subscription.
    public func hasExpired(at now: Timestamp) -> Bool {
        type == .autoRenewable && expires.map { $0 <= now } ?? false
    }

    private static func ownedPurchases(_ deliveries: [Delivery]) -> [Entitlement] {
        let refunded = Set(deliveries.filter(\.isRevoked).map(\.signed.transaction.originalID))
        var owned: [TransactionID: Entitlement] = [:]
        for delivery in deliveries.sorted(by: { $0.receivedAt < $1.receivedAt }) {
            let transaction = delivery.signed.transaction
            guard delivery.stage == .delivered, transaction.type.isEntitlement,
                !refunded.contains(transaction.originalID), owned[transaction.originalID] == nil
            else { continue }
            owned[transaction.originalID] = Entitlement(
                transaction, expires: transaction.expiresDate, isRestored: delivery.isRestored)
        }
        return Array(owned.values)
    }

    /// Returns the last period of each subscription that this device knows.
    private static func lastPaidPeriods(_ periods: [Delivery]) -> [Entitlement] {
        var last: [TransactionID: Delivery] = [:]
        for period in periods where period.signed.transaction.isUpgraded != true {
            let transaction = period.signed.transaction
            let known = last[transaction.originalID]?.signed.transaction.purchaseDate
            if known.map({ $0 < transaction.purchaseDate }) ?? true {
                last[transaction.originalID] = period
            }
        }
        return last.values.filter { $0.stage == .delivered }.map {
            Entitlement(
                $0.signed.transaction, expires: $0.signed.transaction.expiresDate,
                isRestored: $0.isRestored)
        }
    }

    private init?(reported subscription: VerifiedSubscription) {
        guard let ends = subscription.entitlementEnd else { return nil }
        self.init(subscription.transaction, expires: ends, isRestored: false)
    }

    private init(_ transaction: Transaction, expires: Timestamp?, isRestored: Bool) {
        self.init(
            productID: transaction.productID, type: transaction.type,
            transactionID: transaction.id, originalID: transaction.originalID,
            since: transaction.originalPurchaseDate, expires: expires, isRestored: isRestored)
        isShared = transaction.ownershipType == .familyShared
    }
}
