/// The products of a store, with the test settings of its catalog file.
public struct Catalog: Hashable, Sendable, Codable {
    /// The app that sells the products.
    public let app: CatalogApp
    /// The storefront that the catalog was written for (ISO 3166-1 alpha-3).
    public let homeStorefront: String
    /// The first fallback language of its texts.
    public let defaultLocale: LocaleID
    /// The language in which the file wants its texts shown unless the customer chose another (`_locale`, if it differs
    /// from the default value that every file has).
    public package(set) var textLocale: LocaleID?
    /// The products in the file's order, ids unique.
    public package(set) var products: [CatalogProduct]
    /// The names of goods in the file's order, at most one for each good and language.
    public let goods: [LocalizedGood]
    /// The outcome of payments for which the user chose none: approved, waiting for approval, or failing
    /// (`_askToBuyEnabled`, `_billingIssuesEnabled`, `_failTransactionsEnabled`).
    public let usualOutcome: Outcome
    /// Whether purchases are paid without a confirmation dialog (`_disableDialogs`).
    public let skipsDialogs: Bool
    /// The subscription settings of the file.
    public let subscriptions: SubscriptionSettings
    /// The calls that always fail while this catalog is in use (the enabled ones of `_storeKitErrors`).
    public let faults: [FaultPlan]

    /// Creates a catalog from its parts; the caller ensures that the product ids are unique.
    public init(
        app: CatalogApp, homeStorefront: String, defaultLocale: LocaleID,
        products: [CatalogProduct], goods: [LocalizedGood] = [], usualOutcome: Outcome = .approve,
        skipsDialogs: Bool = false,
        subscriptions: SubscriptionSettings = SubscriptionSettings(), faults: [FaultPlan] = []
    ) {
        self.app = app
        self.homeStorefront = homeStorefront
        self.defaultLocale = defaultLocale
        self.products = products
        self.goods = goods
        self.usualOutcome = usualOutcome
        self.skipsDialogs = skipsDialogs
        self.subscriptions = subscriptions
        self.faults = faults
    }
}
