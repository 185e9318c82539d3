import StoreModel

/// Reads one product of kiosk's own catalog format.
struct KioskProductReader {
    /// The catalog's home storefront, whose currency offers are priced in.
    let home: String

    /// Reads an item and adds it to the list. An item without ID or type is left out with a warning.
    func read(_ item: SourceItem, into list: inout ProductListBuilder) {
        let id = CatalogText.productID(item, "id")
        let item = id.map(item.part) ?? item
        item.checkNames(Self.names)
        guard let id, let type = type(item) else { return }
        let localizations = localizations(item)
        let prices = KioskPriceReader(item: item)
        let regular = prices.prices()
        checkTitle(item, localizations)
        checkParts(item, type)
        let grants = grants(item, id, type)
        let product = CatalogProduct(
            id: id, type: type, referenceName: item.text("reference"), localizations: localizations,
            prices: regular, sales: prices.sales(regular: regular),
            subscription: type == .autoRenewable ? subscription(item) : nil,
            duration: period(item, "duration"), grants: grants,
            isFamilyShareable: item.flag("family-shareable"), availability: availability(item),
            symbol: item.text("symbol"), addedAt: addedAt(item),
            lowBalance: lowBalance(item, grants, type))
        list.add(product, isComplete: !regular.isEmpty && !localizations.isEmpty, from: item)
    }

    private func type(_ item: SourceItem) -> ProductType? {
        let text = item.text("type") ?? ""
        if let type = Self.types[text] { return type }
        let words =
            text.isEmpty ? "the type is missing" : "\(QuotedText.short(text)) is not a valid type"
        item.warn(
            "type",
            "\(words) (consumable, non-consumable, non-renewing, auto-renewable); "
                + "the product is left out")
        return nil
    }

    private func localizations(_ item: SourceItem) -> [CatalogLocalization] {
        guard let texts = item.item("localizations") else { return [] }
        return CatalogText.unique(
            texts.members.compactMap { member in
                guard let text = texts.item(member.key) else { return nil }
                text.checkNames(["description", "name"])
                return CatalogText.localization(member.key, text, name: "name")
                    .map { (item: text, text: $0) }
            })
    }

    private func grants(_ item: SourceItem, _ id: ProductID, _ type: ProductType) -> [GoodAmount] {
        guard let grants = item.item("grants") else {
            return WalletGrants.standard(for: id, type: type)
        }
        return grants.members.compactMap { member in
            guard let amount = grants.integer(member.key), amount > 0, !member.key.isEmpty else {
                grants.warn(member.key, "expected a number of at least 1; nothing is granted")
                return nil
            }
            return GoodAmount(good: GoodID(member.key), amount: amount)
        }
    }

    private func availability(_ item: SourceItem) -> Availability {
        guard let text = item.text("availability") else { return .cleared }
        if let availability = Availability(rawValue: text) { return availability }
        item.warn(
            "availability",
            "\(QuotedText.short(text)) is not one of cleared, draft, in-review, removed; draft is used"
        )
        return .draft
    }

    private func addedAt(_ item: SourceItem) -> Timestamp? {
        guard item.value("addedAt") != nil else { return nil }
        if let moment = item.text("addedAt").flatMap(ISODate.timestamp) { return moment }
        item.warn("addedAt", "expected a date such as 2030-01-01; the product is not shown as new")
        return nil
    }

    private func lowBalance(
        _ item: SourceItem, _ grants: [GoodAmount], _ type: ProductType
    ) -> GoodAmount? {
        guard let offer = item.item("lowBalance") else { return nil }
        offer.checkNames(["below", "good"])
        guard let good = offer.text("good"), !good.isEmpty else {
            offer.warn("good", "the name of the good is missing; the offer is ignored")
            return nil
        }
        guard let below = offer.integer("below"), below > 0 else {
            offer.warn("below", "expected a number of at least 1; the offer is ignored")
            return nil
        }
        guard type == .consumable, grants.contains(where: { $0.good.rawValue == good }) else {
            offer.warn(
                "good", "the product does not grant \(QuotedText.short(good)); the offer is ignored"
            )
            return nil
        }
        return GoodAmount(good: GoodID(good), amount: below)
    }

    private func period(_ item: SourceItem, _ key: String) -> SubscriptionPeriod? {
        guard let text = item.text(key) else { return nil }
        if let period = SubscriptionPeriod(iso8601: text) { return period }
        item.warn(key, "\(QuotedText.short(text)) is not a valid period such as P90D")
        return nil
    }

    private func subscription(_ item: SourceItem) -> SubscriptionInfo? {
        guard let particulars = item.item("subscription") else {
            item.warn("subscription", "an auto-renewable subscription needs a group and a period")
            return nil
        }
        let currency = CatalogText.storefront(home).flatMap { Currency(code: $0.currency) }
        return KioskSubscriptionReader(item: particulars, currency: currency).info()
    }

    private func checkTitle(_ item: SourceItem, _ localizations: [CatalogLocalization]) {
        guard localizations.allSatisfy({ $0.displayName.isEmpty }) else { return }
        item.warn(
            "localizations",
            "the title is missing in all languages; the reference or the id is shown")
    }

    private func checkParts(_ item: SourceItem, _ type: ProductType) {
        if type != .autoRenewable && item.value("subscription") != nil {
            item.warn(
                "subscription", "only an auto-renewable subscription can have this; it is ignored")
        }
        if type != .nonRenewable && item.value("duration") != nil {
            item.warn("duration", "only a non-renewing subscription can have this; it is ignored")
        }
    }

    private static let types: [String: ProductType] = [
        "consumable": .consumable, "non-consumable": .nonConsumable,
        "non-renewing": .nonRenewable, "auto-renewable": .autoRenewable,
    ]

    private static let names = [
        "addedAt", "availability", "duration", "family-shareable", "grants", "id", "localizations",
        "lowBalance", "prices", "reference", "sale", "subscription", "symbol", "type",
    ]
}
