/// The terms of one purchase that a customer confirmed; durable before anything is sent.
public struct Intent: Hashable, Sendable, Codable {
    /// The device's id of the intent.
    public let id: IntentID
    /// The account that pays.
    public let account: AccountName
    /// The product.
    public let productID: ProductID
    /// The type of the product, as it was displayed.
    public let type: ProductType
    /// The title as it was displayed, untrusted text.
    public let displayName: String
    /// The number of units.
    public let quantity: Int
    /// The price of one unit at the time of confirmation, for a subscription the first charge; the store declines any
    /// other price.
    public let unitPrice: Price
    /// The payment outcome that the sandbox is asked to simulate.
    public let outcome: Outcome
    /// When it was confirmed, by the device's clock.
    public let confirmedAt: Timestamp
    /// The requested subscription offer; nil without one.
    public let offer: OfferChoice?

    /// Creates a value from its parts without validating them.
    public init(
        id: IntentID, account: AccountName, productID: ProductID, type: ProductType,
        displayName: String, quantity: Int, unitPrice: Price, outcome: Outcome,
        confirmedAt: Timestamp, offer: OfferChoice? = nil
    ) {
        self.id = id
        self.account = account
        self.productID = productID
        self.type = type
        self.displayName = displayName
        self.quantity = quantity
        self.unitPrice = unitPrice
        self.outcome = outcome
        self.confirmedAt = confirmedAt
        self.offer = offer
    }

    /// Returns the intent with another offer.
    public func withOffer(_ offer: OfferChoice) -> Intent {
        Intent(
            id: id, account: account, productID: productID, type: type, displayName: displayName,
            quantity: quantity, unitPrice: unitPrice, outcome: outcome, confirmedAt: confirmedAt,
            offer: offer)
    }
}
