public import StoreModel

/// One period of a subscription, as signed by the store.
public struct PaidPeriod: Hashable, Sendable, Codable {
    /// The product of the period. An order that only selects the next plan contains the period of another product.
    public let productID: ProductID
    /// The price of the period; nil if the currency is not an ISO code.
    public let price: Price?
    /// The start of the period.
    public let start: Timestamp
    /// The end of the paid period.
    public let end: Timestamp
    /// The type of the offer; nil for the standard price.
    public let offer: OfferType?
    /// Whether the store's renewal started the period instead of the customer.
    public let isRenewal: Bool
    /// Whether another plan replaced the period before its end.
    public let isUpgraded: Bool
    /// The time of a full or partial refund.
    public let revokedAt: Timestamp?

    /// Creates the period of a transaction; nil if the transaction is not a subscription period.
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

    /// The time until which the period entitled the customer; it ends early after a refund or a change of plan.
    public var effectiveEnd: Timestamp { max(start, min(end, revokedAt ?? end)) }
}
