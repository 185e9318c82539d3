/// What a customer has confirmed: the terms of one purchase, durable before anything is sent.
public struct Intent: Hashable, Sendable, Codable {
    /// The device's id of it.
    public let id: IntentID
    /// Whose account pays.
    public let account: AccountName
    /// What is bought.
    public let productID: ProductID
    /// The kind of product, as it was shown.
    public let type: ProductType
    /// The title as it was shown, hostile text.
    public let displayName: String
    /// How many pieces.
    public let quantity: Int
    /// What one piece cost when it was confirmed, for a subscription what is charged first; the store refuses any other
    /// price.
    public let unitPrice: Price
    /// How the sandbox is asked to let the payment go.
    public let outcome: Outcome
    /// When it was confirmed, by the device's clock.
    public let confirmedAt: Timestamp
    /// The offer of a subscription that was asked for; nil where none was.
    public let offer: OfferChoice?

    /// Takes the parts as they are.
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

    /// The same with another offer.
    public func asking(for offer: OfferChoice) -> Intent {
        Intent(
            id: id, account: account, productID: productID, type: type, displayName: displayName,
            quantity: quantity, unitPrice: unitPrice, outcome: outcome, confirmedAt: confirmedAt,
            offer: offer)
    }
}
