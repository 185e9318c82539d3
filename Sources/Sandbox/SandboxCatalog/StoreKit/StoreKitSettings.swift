import StoreModel

/// The `settings` of a `.storekit` file that kiosk uses. All of them are optional.
struct StoreKitSettings {
    /// The country of the prices; `USA` if the file does not name one (as in StoreKitTest).
    let storefront: String
    /// The currency of that country.
    let currency: Currency?
    /// The fallback language of texts; `en_US` if the file does not name one (as in StoreKitTest).
    let locale: LocaleID
    /// The outcome of payments for which no other outcome is set.
    let usualOutcome: Outcome
    /// Whether purchases skip the confirmation dialog (`_disableDialogs`).
    let skipsDialogs: Bool
    /// The settings of subscriptions.
    let subscriptions: SubscriptionSettings
    /// The faults that affect every matching call.
    let faults: [FaultPlan]
    /// The app's Apple ID, in files that were synced with App Store Connect.
    let appleID: Int64?

    /// Reads the settings of a file. Missing and invalid settings have their default.
    init(_ root: SourceItem) {
        let settings =
            root.item("settings") ?? SourceItem(members: [], path: "$.settings", log: root.log)
        settings.checkNames(Self.names)
        let entry = Self.storefront(settings)
        storefront = entry?.storefront.countryCode ?? Self.defaultStorefront
        currency = entry.flatMap { Currency(code: $0.currency) }
        locale = Self.locale(settings)
        let failures = Self.failures(settings)
        faults = failures.compactMap(\.plans).flatMap(\.self)
        usualOutcome = Self.usualOutcome(settings, failures)
        skipsDialogs = settings.flag("_disableDialogs")
        subscriptions = Self.subscriptions(settings)
        appleID = settings.text("_applicationInternalID").flatMap { Int64($0) }.flatMap {
            $0 > 0 ? $0 : nil
        }
        Self.checkNumbers(settings)
    }

    private static let defaultStorefront = "USA"

    private static func storefront(_ settings: SourceItem) -> StorefrontTable.Entry? {
        if let code = settings.text("_storefront") {
            if let entry = CatalogText.storefront(code) { return entry }
            settings.warn(
                "_storefront", "\(QuotedText.short(code)) is not a valid storefront; USA is used"
            )
        }
        return CatalogText.storefront(defaultStorefront)
    }

    private static func subscriptions(_ settings: SourceItem) -> SubscriptionSettings {
        let number = settings.integer("_timeRate") ?? TimeRate.realTime.rawValue
        let rate = TimeRate(rawValue: number)
        let failsRenewals = settings.flag("_renewalBillingIssuesEnabled")
        if failsRenewals {
            settings.warn(
                "_renewalBillingIssuesEnabled", "every renewal fails while this is true")
        }
        if rate == nil {
            settings.warn("_timeRate", "\(number) is not a valid time rate; real time is used")
        }
        return SubscriptionSettings(
            timeRate: rate ?? .realTime,
            hasGracePeriod: settings.flag("_billingGracePeriodEnabled"),
            failsRenewals: failsRenewals)
    }

    private static func locale(_ settings: SourceItem) -> LocaleID {
        guard let text = settings.text("_locale") else { return .fallback }
        if let locale = LocaleID(text) { return locale }
        settings.warn("_locale", "\(QuotedText.short(text)) is not a valid language; en_US is used")
        return .fallback
    }

    /// Returns the outcome of payments. Failing payments take precedence over Ask to Buy.
    private static func usualOutcome(
        _ settings: SourceItem, _ failures: [StoreKitFailure]
    ) -> Outcome {
        let failing = ["_billingIssuesEnabled", "_failTransactionsEnabled"].filter(settings.flag)
        for key in failing { settings.warn(key, "every payment is declined while this is true") }
        if !failing.isEmpty { return .decline }
        if failures.contains(.purchase) { return .refused }
        return settings.flag("_askToBuyEnabled") ? .askToBuy : .approve
    }

    /// Returns the enabled failures of Xcode's list.
    private static func failures(_ settings: SourceItem) -> [StoreKitFailure] {
        guard case .array = settings.value("_storeKitErrors") else { return [] }
        return settings.items("_storeKitErrors").compactMap { item in
            let name = item.text("name") ?? ""
            guard let failure = StoreKitFailure(rawValue: name) else {
                item.warn("name", "\(QuotedText.short(name)) is not a known API")
                return nil
            }
            guard item.flag("enabled") else { return nil }
            item.warn(
                "enabled",
                failure.isKnown
                    ? "\(name) fails each time while this is true"
                    : "kiosk does not have \(name), so it cannot fail")
            return failure
        }
    }

    private static func checkNumbers(_ settings: SourceItem) {
        switch settings.value("_lastSynchronizedDate") {
        case .number, nil: break
        case let other?:
            settings.warn("_lastSynchronizedDate", "expected a number, found \(other.kindName)")
        }
    }

    private static let names = [
        "_applicationInternalID", "_askToBuyEnabled", "_billingGracePeriodEnabled",
        "_billingIssuesEnabled", "_compatibilityTimeRate", "_developerTeamID", "_disableDialogs",
        "_failTransactionsEnabled", "_lastSynchronizedDate", "_locale",
        "_renewalBillingIssuesEnabled", "_shouldSetupSyncOnLoad", "_storeKitError",
        "_storeKitErrors", "_storefront", "_timeRate",
    ]
}
