/// Everything that a store sells, with what its file says of the test environment.
public struct Catalog: Hashable, Sendable, Codable {
    /// The app that sells.
    public let app: CatalogApp
    /// The storefront that the catalog was written for (ISO 3166-1 alpha-3).
    public let homeStorefront: String
    /// The language that its texts fall back to first.
    public let defaultLocale: LocaleID
    /// The language in which the file has its texts read, unless whoever reads them has chosen one (`_locale`, where it is
    /// not the one that every file says).
    public package(set) var textLocale: LocaleID?
    /// The products in the file's order, ids unique.
    public package(set) var products: [CatalogProduct]
    /// How payments go where nobody chooses: as they should, or waiting for approval, or failing (`_askToBuyEnabled`,
    /// `_billingIssuesEnabled`, `_failTransactionsEnabled`).
    public let usualOutcome: Outcome
    /// Whether a purchase is not asked about before it is paid (`_disableDialogs`).
    public let skipsDialogs: Bool
    /// What the file says of subscriptions.
    public let subscriptions: SubscriptionSettings
    /// The calls that fail each time while it is sold from (the enabled ones of `_storeKitErrors`).
    public let faults: [FaultPlan]

    /// Takes the parts as they are; the caller has made the ids unique.
    public init(
        app: CatalogApp, homeStorefront: String, defaultLocale: LocaleID,
        products: [CatalogProduct], usualOutcome: Outcome = .approve,
        skipsDialogs: Bool = false,
        subscriptions: SubscriptionSettings = SubscriptionSettings(), faults: [FaultPlan] = []
    ) {
        self.app = app
        self.homeStorefront = homeStorefront
        self.defaultLocale = defaultLocale
        self.products = products
        self.usualOutcome = usualOutcome
        self.skipsDialogs = skipsDialogs
        self.subscriptions = subscriptions
        self.faults = faults
    }
}
