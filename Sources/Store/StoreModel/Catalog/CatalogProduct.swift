/// A product as the store keeps it: every language, every storefront.
public struct CatalogProduct: Hashable, Sendable, Codable {
    /// The id, unique in the catalog.
    public let id: ProductID
    /// What kind of thing it is.
    public let type: ProductType
    /// The developer's label; the last resort for a title.
    public let referenceName: String?
    /// Title and description by language, in the file's order.
    public package(set) var localizations: [CatalogLocalization]
    /// The price by storefront (ISO 3166-1 alpha-3).
    public package(set) var prices: [String: Price]
    /// A lower price by storefront, for a while; empty when there is no sale.
    public package(set) var sales: [String: CatalogSale]
    /// Particulars of an auto-renewable one; its offers are priced for the catalog's home storefront.
    public let subscription: SubscriptionInfo?
    /// How long a non-renewing subscription lasts.
    public let duration: SubscriptionPeriod?
    /// What one piece delivers into the wallet.
    public let grants: [GoodAmount]
    /// Whether a family may share it.
    public let isFamilyShareable: Bool
    /// Whether it is on sale.
    public package(set) var availability: Availability
    /// The name of the picture that stands for it.
    public let symbol: String?
    /// When it came into the catalog; nil where that does not say.
    public let addedAt: Timestamp?
    /// Below which amount of which good it is offered before that runs out; nil for never.
    public let lowBalance: GoodAmount?
    /// Whether somebody changed it by hand since the catalog was read.
    public package(set) var isEdited = false

    /// How long a product counts as new, in milliseconds: 14 days.
    public static let newness: Int64 = 14 * 86_400_000

    /// Until when it counts as new, by the store's clock; nil where nobody knows since when it is there.
    public var newUntil: Timestamp? { addedAt?.adding(milliseconds: Self.newness) }

    /// Takes the parts as they are.
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
