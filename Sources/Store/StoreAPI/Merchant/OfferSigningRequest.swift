public import StoreModel

/// A request for the merchant's signature of a promotional offer for the calling customer.
public struct OfferSigningRequest: Hashable, Sendable, Codable {
    /// The product ID of the subscription.
    public let productID: ProductID
    /// The ID of the promotional offer.
    public let offerIdentifier: String
    /// A transaction of the customer, if the device knows one.
    public let transactionID: TransactionID?

    /// Creates a request.
    public init(productID: ProductID, offerIdentifier: String, transactionID: TransactionID?) {
        self.productID = productID
        self.offerIdentifier = offerIdentifier
        self.transactionID = transactionID
    }
}
