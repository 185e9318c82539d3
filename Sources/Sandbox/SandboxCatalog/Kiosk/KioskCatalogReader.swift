import StoreModel
import TextParsing

/// Reads kiosk's own catalog format: one YAML mapping of app, storefront, locale and products.
///
/// ```yaml
/// app: {bundle-id: com.example.game, apple-id: 1234567890, name: Game}
/// storefront: USA          # the home storefront; USA by default
/// locale: en               # the fallback language of texts; en_US by default
/// goods:                   # the names of goods in the shop, optional; {n} is the amount
///   gems:
///     en: {name: Gems, one: "{n} gem", other: "{n} gems"}
/// asks-to-buy: false       # whether purchases wait for approval
/// subscriptions:           # settings of all subscriptions; all are optional
///   time-rate: 15          # Xcode's _timeRate: 15 renews a month every thirty seconds, 0 in real time
///   grace-period: true     # whether access continues for a while after a failed renewal
///   failing-renewals: false
///   renewal-limit: 12      # renewals without an action of the customer, as in Apple's sandbox
/// products:
///   - id: com.example.game.gems.60
///     type: consumable     # consumable, non-consumable, non-renewing, auto-renewable
///     reference: Gems 60
///     localizations:
///       en: {name: 60 Gems, description: A small pouch.}
///     prices: {USA: "0.99", JPN: "160"}
///     sale: {prices: {USA: "0.49"}, ends: 2030-01-01}     # ends at midnight UTC
///     grants: {gems: 60}   # default for a consumable: one of a good named like the ID
///     family-shareable: false
///     symbol: gem          # picture: gem, coin, potion, key, crown, star ...; by default made from the ID
///     availability: cleared       # cleared, draft, in-review, removed
///     addedAt: 2030-01-01  # marked as new for 14 days, by the store's clock
///     lowBalance: {good: gems, below: 20}     # offered in shop and Library below this balance
///   - id: com.example.game.season
///     type: non-renewing
///     duration: P90D
///   - id: com.example.game.club
///     type: auto-renewable
///     subscription:
///       group: club
///       level: 1
///       period: P1M
///       offers:
///         - {kind: introductory, mode: free, period: P1W, periods: 1}
/// ```
struct KioskCatalogReader {
    let root: SourceItem

    /// Returns the catalog that the file describes.
    ///
    /// - Throws: ``SourceError`` if the file does not have a list of products.
    func catalog(_ fileName: String, _ bundleID: BundleID?) throws(SourceError) -> Catalog {
        guard root.has("products") else {
            throw SourceError(at: .start, "the list of products is missing")
        }
        root.checkNames([
            "app", "asks-to-buy", "goods", "locale", "products", "storefront", "subscriptions",
        ])
        let home = homeStorefront()
        let reader = KioskProductReader(home: home)
        var list = ProductListBuilder()
        for item in root.items("products") { reader.read(item, into: &list) }
        return Catalog(
            app: app(fileName, bundleID), homeStorefront: home, defaultLocale: defaultLocale(),
            products: list.products, goods: goods(),
            usualOutcome: root.flag("asks-to-buy") ? .askToBuy : .approve,
            subscriptions: subscriptions())
    }

    private func app(_ fileName: String, _ bundleID: BundleID?) -> CatalogApp {
        let app = root.item("app") ?? SourceItem(members: [], path: "$.app", log: root.log)
        app.checkNames(["apple-id", "bundle-id", "name"])
        let written = app.text("bundle-id").flatMap { $0.isEmpty ? nil : BundleID($0) }
        if written == nil && bundleID == nil {
            app.warn("bundle-id", "the bundle id of the app is missing; that of the store is used")
        }
        return CatalogApp(
            bundleID: bundleID ?? written, appleID: app.integer("apple-id"),
            name: app.text("name") ?? CatalogLoader.baseName(fileName))
    }

    private func goods() -> [LocalizedGood] {
        guard let goods = root.item("goods") else { return [] }
        return goods.members.flatMap { member -> [LocalizedGood] in
            guard case .object(let names) = member.value else {
                goods.warn(
                    member.key, "expected an object, found \(member.value.kindName); it is ignored")
                return []
            }
            let item = SourceItem(
                members: names, path: goods.pathOf(member.key), log: goods.log)
            return KioskGoodReader(item: item).names(of: GoodID(member.key))
        }
    }

    private func subscriptions() -> SubscriptionSettings {
        guard let item = root.item("subscriptions") else { return SubscriptionSettings() }
        item.checkNames(["failing-renewals", "grace-period", "renewal-limit", "time-rate"])
        return SubscriptionSettings(
            timeRate: timeRate(item), hasGracePeriod: item.flag("grace-period"),
            failsRenewals: item.flag("failing-renewals"), renewalLimit: renewalLimit(item))
    }

    private func timeRate(_ item: SourceItem) -> TimeRate {
        guard let number = item.integer("time-rate") else { return .realTime }
        if let rate = TimeRate(rawValue: number) { return rate }
        item.warn("time-rate", "\(number) is not a valid time rate of Xcode; real time is used")
        return .realTime
    }

    private func renewalLimit(_ item: SourceItem) -> Int? {
        guard let limit = item.integer("renewal-limit") else { return nil }
        if (0...10_000).contains(limit) { return Int(limit) }
        item.warn(
            "renewal-limit", "\(limit) is not a valid limit from 0 to 10000; no limit is used")
        return nil
    }

    private func homeStorefront() -> String {
        guard let code = root.text("storefront") else { return "USA" }
        if let entry = CatalogText.storefront(code) { return entry.storefront.countryCode }
        root.warn("storefront", "\(QuotedText.short(code)) is not a valid storefront; USA is used")
        return "USA"
    }

    private func defaultLocale() -> LocaleID {
        guard let text = root.text("locale") else { return .fallback }
        if let locale = LocaleID(text) { return locale }
        root.warn("locale", "\(QuotedText.short(text)) is not a valid language; en_US is used")
        return .fallback
    }
}
