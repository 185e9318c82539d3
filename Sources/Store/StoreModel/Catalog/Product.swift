/// A product as one customer sees it: in one language, at the price of one storefront.
public struct Product: Hashable, Sendable, Codable {
    /// The id in the catalog.
    public let id: ProductID
    /// The product type.
    public let type: ProductType
    /// The title, untrusted text as all catalog texts; never empty (it falls back to the id).
    public let displayName: String
    /// The description, untrusted text; may be empty.
    public let description: String
    /// The price of one unit; nil if it cannot be bought since it is not priced in this storefront.
    public let price: Price?
    /// The terms of an auto-renewable subscription.
    public let subscription: SubscriptionInfo?
    /// The duration of a non-renewing subscription, if the catalog gives one.
    public let duration: SubscriptionPeriod?
    /// The goods that one unit adds to the wallet.
    public let grants: [GoodAmount]
    /// The names of these goods in the customer's language; nil without any, and from a store that does not send them.
    public let goodNames: [LocalizedGood]?
    /// Whether Family Sharing is possible.
    public let isFamilyShareable: Bool
    /// The current sale, if there is one.
    public let sale: Sale?
    /// Why it cannot be bought although it is displayed; nil if it can be bought.
    public let unavailable: UnavailableReason?
    /// The name of the product's picture, untrusted text; nil if the catalog names none.
    public let symbol: String?
    /// The end of the period in which it counts as new, by the store's clock; nil if it does not count as new.
    public let newUntil: Timestamp?
    /// The balance of a good below which the product is offered before the good runs out; nil for never.
    public let lowBalance: GoodAmount?
    /// Whether it was changed by hand in the test store since its catalog was read.
    public let isEdited: Bool

    /// Creates a value from its parts without validating them.
    public init(
        id: ProductID, type: ProductType, displayName: String, description: String, price: Price?,
        subscription: SubscriptionInfo? = nil, duration: SubscriptionPeriod? = nil,
        grants: [GoodAmount] = [], isFamilyShareable: Bool = false, sale: Sale? = nil,
        unavailable: UnavailableReason? = nil, symbol: String? = nil,
        newUntil: Timestamp? = nil, lowBalance: GoodAmount? = nil, isEdited: Bool = false,
        goodNames: [LocalizedGood]? = nil
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
        self.goodNames = goodNames
    }
}
