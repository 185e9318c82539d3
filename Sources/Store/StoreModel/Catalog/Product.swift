/// A product as one customer sees it: in one language, at the price of one storefront.
public struct Product: Hashable, Sendable, Codable {
    /// The id in the catalog.
    public let id: ProductID
    /// What kind of thing it is.
    public let type: ProductType
    /// The title, hostile text like all of the catalog; never empty (it falls back to the id).
    public let displayName: String
    /// The description, hostile text; may be empty.
    public let description: String
    /// What one piece costs; nil where it has no price here, and then it cannot be bought.
    public let price: Price?
    /// What the store knows of its subscription, for auto-renewable ones.
    public let subscription: SubscriptionInfo?
    /// How long a non-renewing subscription lasts, where the catalog says so.
    public let duration: SubscriptionPeriod?
    /// What one piece delivers into the wallet.
    public let grants: [GoodAmount]
    /// Whether a family may share it.
    public let isFamilyShareable: Bool
    /// The sale that is on, if one is.
    public let sale: Sale?
    /// Why it cannot be bought although it is shown; nil when it can.
    public let unavailable: UnavailableReason?
    /// The name of the picture that stands for it, hostile text; nil where the catalog names none.
    public let symbol: String?
    /// Until when it counts as new, by the store's clock; nil where it does not.
    public let newUntil: Timestamp?
    /// Below which amount of which good it is offered before that runs out; nil for never.
    public let lowBalance: GoodAmount?
    /// Whether somebody changed it by hand at the test store since its catalog was read.
    public let isEdited: Bool

    /// Takes the parts as they are.
    public init(
        id: ProductID, type: ProductType, displayName: String, description: String, price: Price?,
        subscription: SubscriptionInfo? = nil, duration: SubscriptionPeriod? = nil,
        grants: [GoodAmount] = [], isFamilyShareable: Bool = false, sale: Sale? = nil,
        unavailable: UnavailableReason? = nil, symbol: String? = nil,
        newUntil: Timestamp? = nil, lowBalance: GoodAmount? = nil, isEdited: Bool = false
    ) {
        self.id = id
        self.type = type
        self.displayName = displayName
        self.description = description
        self.price = price
        self.subscription = subscription
        self.duration = duration
        self.grants = grants
        self.isFamilyShareable = isFamilyShareable
        self.sale = sale
        self.unavailable = unavailable
        self.symbol = symbol
        self.newUntil = newUntil
        self.lowBalance = lowBalance
        self.isEdited = isEdited
    }
}
