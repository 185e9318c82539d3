public import StoreModel

/// One period of a subscription, as the store signed it.
public struct PaidPeriod: Hashable, Sendable, Codable {
    /// What was had; an order that only chose what comes next has the period of another product.
    public let productID: ProductID
    /// What it cost; nil where the currency is no ISO code.
    public let price: Price?
    /// When it began.
    public let start: Timestamp
    /// Until when it was paid.
    public let end: Timestamp
    /// The kind of offer on which it was sold; nil for the standard price.
    public let offer: OfferType?
    /// Whether the store's renewal made it, and not the customer.
    public let isRenewal: Bool
    /// Whether another plan took its place before it was over.
    public let isUpgraded: Bool
    /// When all or a part of its money went back.
    public let revokedAt: Timestamp?

    /// Reads a transaction; nil for what is no period of a subscription.
    public init?(_ transaction: Transaction) {
        guard transaction.type == .autoRenewable, let end = transaction.expiresDate else {
            return nil
        }
        productID = transaction.productID
        price = transaction.charge
        start = transaction.purchaseDate
        self.end = end
        offer = transaction.offerType
        isRenewal = transaction.reason == .renewal
        isUpgraded = transaction.isUpgraded == true
        revokedAt = transaction.revocationDate
    }

    /// Until when it gave something: it ends early where its money went back or another plan took its place.
    public var lasted: Timestamp { max(start, min(end, revokedAt ?? end)) }
}
