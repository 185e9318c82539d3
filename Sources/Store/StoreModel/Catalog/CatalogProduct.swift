/// A product as the store keeps it, with all languages and storefronts.
public struct CatalogProduct: Hashable, Sendable, Codable {
    /// The id, unique in the catalog.
    public let id: ProductID
    /// The product type.
    public let type: ProductType
    /// The developer's label, the last fallback for a title.
    public let referenceName: String?
    /// Title and description by language, in the file's order.
    public package(set) var localizations: [CatalogLocalization]
    /// The price by storefront (ISO 3166-1 alpha-3).
    public package(set) var prices: [String: Price]
    /// The sale prices by storefront; empty outside sales.
    public package(set) var sales: [String: CatalogSale]
    /// The terms of an auto-renewable subscription; its offers are priced for the catalog's home storefront.
    public let subscription: SubscriptionInfo?
    /// How long a non-renewing subscription lasts.
    public let duration: SubscriptionPeriod?
    /// The goods that one unit adds to the wallet.
    public let grants: [GoodAmount]
    /// Whether Family Sharing is possible.
    public let isFamilyShareable: Bool
    /// Whether it is on sale.
    public package(set) var availability: Availability
    /// The name of the product's picture.
    public let symbol: String?
    /// When it was added to the catalog; nil if the catalog does not contain the date.
    public let addedAt: Timestamp?
    /// The balance of a good below which the product is offered before the good runs out; nil for never.
    public let lowBalance: GoodAmount?
    /// Whether it was changed by hand since the catalog was read.
    public package(set) var isEdited = false

    /// How long a product counts as new, in milliseconds: 14 days.
    public static let newDuration: Int64 = 14 * 86_400_000

    /// The end of the period in which it counts as new, by the store's clock; nil if the date of its addition is
    /// unknown.
    public var newUntil: Timestamp? { addedAt?.adding(milliseconds: Self.newDuration) }

    /// Creates a value from its parts without validating them.
    public init(
        id: ProductID, type: ProductType, referenceName: String? = nil,
        localizations: [CatalogLocalization] = [], prices: [String: Price] = [:],
        sales: [String: CatalogSale] = [:], subscription: SubscriptionInfo? = nil,
        duration: SubscriptionPeriod? = nil, grants: [GoodAmount] = [],
        isFamilyShareable: Bool = false, availability: Availability = .cleared,
        symbol: String? = nil, addedAt: Timestamp? = nil, lowBalance: GoodAmount? = nil
    ) {
        self.id = id
        self.type = type
        self.referenceName = referenceName
        self.localizations = localizations
        self.prices = prices
        self.sales = sales
        self.subscription = subscription
        self.duration = duration
        self.grants = grants
        self.isFamilyShareable = isFamilyShareable
        self.availability = availability
        self.symbol = symbol
        self.addedAt = addedAt
        self.lowBalance = lowBalance
    }
}
