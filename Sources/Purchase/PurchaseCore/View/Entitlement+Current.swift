public import StoreModel

extension Entitlement {
    /// What deliveries say is owned: delivered, not refunded, no consumables; one per ownership, by product id.
    ///
    /// A refund of the first transaction of an ownership takes its restored copies with it. A subscription is had as the
    /// store last told it, and until the end of what was paid last where it has not told anything yet; whether that is over
    /// by now is judged by the store's time.
    public static func current(
        of deliveries: [Delivery], subscriptions: [SubscriptionView] = []
    ) -> [Entitlement] {
        let (periods, others) = (
            deliveries.filter { $0.signed.transaction.type == .autoRenewable },
            deliveries.filter { $0.signed.transaction.type != .autoRenewable }
        )
        let told = single(subscriptions).compactMap(Entitlement.init(told:))
        let known = Set(subscriptions.map(\.originalID))
        let untold = paid(periods).filter { !known.contains($0.originalID) }
        return (bought(owned(others)) + told + untold).sorted {
            ($0.productID, $0.originalID) < ($1.productID, $1.originalID)
        }
    }

    /// Of each group the one that is had: what the customer pays for counts before what the family shares.
    private static func single(_ subscriptions: [SubscriptionView]) -> [SubscriptionView] {
        let paid = Set(subscriptions.filter { $0.ends != nil && !$0.isShared }.map(\.groupID))
        return subscriptions.filter { !$0.isShared || !paid.contains($0.groupID) }
    }

    /// Without what the family shares of what the customer bought as well; what was bought anew after a refund that was
    /// reversed later is had once.
    private static func bought(_ owned: [Entitlement]) -> [Entitlement] {
        let paid = Set(owned.filter { !$0.isShared }.map(\.productID))
        var once: Set<ProductID> = []
        return owned.sorted { $0.originalID < $1.originalID }.filter { entitlement in
            if entitlement.isShared { return !paid.contains(entitlement.productID) }
            return entitlement.type != .nonConsumable
                || once.insert(entitlement.productID).inserted
        }
    }

    /// Whether it is a subscription whose time is over.
    public func isOver(at now: Timestamp) -> Bool {
        type == .autoRenewable && expires.map { $0 <= now } ?? false
    }

    private static func owned(_ deliveries: [Delivery]) -> [Entitlement] {
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

    /// The last period of each subscription, as far as this device has it.
    private static func paid(_ periods: [Delivery]) -> [Entitlement] {
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

    private init?(told subscription: SubscriptionView) {
        guard let ends = subscription.ends else { return nil }
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
