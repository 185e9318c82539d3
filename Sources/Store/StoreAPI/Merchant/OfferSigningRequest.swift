public import StoreModel

/// Asks the merchant to sign a promotional offer for the customer who calls.
public struct OfferSigningRequest: Hashable, Sendable, Codable {
    /// The subscription.
    public let productID: ProductID
    /// The promotional offer.
    public let offerIdentifier: String
    /// A transaction of the customer's, where the device knows one.
    public let transactionID: TransactionID?

    /// Takes the parts as they are.
    public init(productID: ProductID, offerIdentifier: String, transactionID: TransactionID?) {
        self.productID = productID
        self.offerIdentifier = offerIdentifier
        self.transactionID = transactionID
    }
}
