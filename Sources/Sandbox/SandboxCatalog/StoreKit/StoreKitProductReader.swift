import StoreModel

/// Reads one product or subscription of a `.storekit` file.
struct StoreKitProductReader {
    /// The list of an item in the file, which suggests its type.
    enum Section: Hashable {
        /// The list `products`.
        case products
        /// The list `nonRenewingSubscriptions`.
        case nonRenewing
        /// The subscriptions of a group.
        case group(StoreKitGroup)
    }

    let settings: StoreKitSettings

    /// Reads an item and adds it to the list. An item without ID or type is left out with a warning.
    func read(_ item: SourceItem, section: Section, into list: inout ProductListBuilder) {
        let id = CatalogText.productID(item, "productID")
        let item = id.map(item.part) ?? item
        item.checkNames(Self.names)
        guard let id, let (type, isWritten) = type(item, section) else { return }
        let price = price(item)
        let localizations = localizations(item)
        let reference = item.text("referenceName")
        checkTexts(item, localizations, reference)
        checkInternalID(item)
        let subscription = StoreKitSubscriptionReader(item: item, settings: settings)
        let product = CatalogProduct(
            id: id, type: type, referenceName: reference, localizations: localizations,
            prices: price.map { [settings.storefront: $0] } ?? [:],
            subscription: type == .autoRenewable ? subscription.info(section, price: price) : nil,
            grants: WalletGrants.standard(for: id, type: type),
            isFamilyShareable: item.flag("familyShareable"))
        let hasName = localizations.contains { !$0.displayName.isEmpty } || reference != nil
        list.add(product, isComplete: isWritten && price != nil && hasName, from: item)
    }

    // MARK: Type

    /// Returns the item's type, and whether the file states it.
    private func type(_ item: SourceItem, _ section: Section) -> (ProductType, Bool)? {
        guard let text = item.text("type") else { return typeBySection(item, section) }
        if let type = Self.types[text] {
            checkSection(item, type, section)
            return (type, true)
        }
        if let type = Self.otherSpellings[text.filter(\.isLetter).lowercased()] {
            item.warn(
                "type",
                "\(QuotedText.short(text)) is not a type of Xcode; it is read as \(type.rawValue)")
            return (type, true)
        }
        item.warn(
            "type", "\(QuotedText.short(text)) is not a valid product type; the product is left out"
        )
        return nil
    }

    private func typeBySection(_ item: SourceItem, _ section: Section) -> (ProductType, Bool)? {
        switch section {
        case .products:
            item.warn("type", "the type is missing; the product is left out")
            return nil
        case .nonRenewing:
            item.warn("type", "the type is missing; non-renewing is used, as for its list")
            return (.nonRenewable, false)
        case .group:
            item.warn("type", "the type is missing; auto-renewable is used, as for its group")
            return (.autoRenewable, false)
        }
    }

    private func checkSection(_ item: SourceItem, _ type: ProductType, _ section: Section) {
        let fits =
            switch section {
            case .products: type == .consumable || type == .nonConsumable
            case .nonRenewing: type == .nonRenewable
            case .group: type == .autoRenewable
            }
        if !fits {
            item.warn("type", "\(type.rawValue) is unusual in this list; the type is used")
        }
    }

    // MARK: Price and texts

    private func price(_ item: SourceItem) -> Price? {
        guard let currency = settings.currency else { return nil }
        guard let (key, text) = priceText(item) else {
            item.warn("displayPrice", "the price is missing; the product cannot be bought")
            return nil
        }
        do throws(PriceText.ParseError) {
            let price = try StoreKitPrice.price(text, in: currency, item.log)
            if price.isFree { item.warn(key, "the price is 0; the product is free") }
            return price
        } catch {
            item.warn(key, "\(error.message); the product cannot be bought")
            return nil
        }
    }

    private func priceText(_ item: SourceItem) -> (key: String, text: String)? {
        if case .number(let digits) = item.value("displayPrice") {
            item.warn("displayPrice", "the price is a number; Xcode writes a text")
            return ("displayPrice", digits)
        }
        if let text = item.text("displayPrice") { return ("displayPrice", text) }
        guard let text = item.text("subscriptionPrice") else { return nil }
        item.warn("subscriptionPrice", "the name in Xcode is displayPrice; it is read as that")
        return ("subscriptionPrice", text)
    }

    private func localizations(_ item: SourceItem) -> [CatalogLocalization] {
        let texts = item.items("localizations").compactMap { text in
            text.checkNames(["description", "displayName", "locale"])
            return CatalogText.localization(text.text("locale"), text, name: "displayName")
                .map { (item: text, text: $0) }
        }
        return CatalogText.unique(texts)
    }

    private func checkTexts(
        _ item: SourceItem, _ localizations: [CatalogLocalization], _ reference: String?
    ) {
        guard localizations.allSatisfy({ $0.displayName.isEmpty }) else { return }
        let hasReference = reference?.isEmpty == false
        item.warn(
            "localizations",
            "the title is missing in all languages; "
                + "the \(hasReference ? "reference name" : "id") is shown")
    }

    private func checkInternalID(_ item: SourceItem) {
        guard let id = item.text("internalID") else {
            item.warn(
                "internalID", "the internal id is missing; Xcode writes one for every product")
            return
        }
        if id.first?.isWhitespace == true || id.last?.isWhitespace == true {
            item.warn("internalID", "the internal id begins or ends with a space")
        }
    }

    private static let types: [String: ProductType] = [
        "Consumable": .consumable, "NonConsumable": .nonConsumable,
        "NonRenewingSubscription": .nonRenewable, "RecurringSubscription": .autoRenewable,
    ]

    /// Names of the types in hand-written files, in lower case without spaces and hyphens.
    private static let otherSpellings: [String: ProductType] = [
        "consumable": .consumable, "nonconsumable": .nonConsumable,
        "nonrenewingsubscription": .nonRenewable, "nonrenewable": .nonRenewable,
        "recurringsubscription": .autoRenewable, "autorenewable": .autoRenewable,
        "autorenewablesubscription": .autoRenewable,
    ]

    private static let names = [
        "adHocOffers", "billingPlans", "codeOffers", "displayPrice", "familyShareable",
        "groupNumber", "internalID", "introductoryOffer", "introductoryOffers", "localizations",
        "productID", "promotionalImageID", "recurringSubscriptionPeriod", "referenceName",
        "subscriptionDuration", "subscriptionGroupID", "subscriptionPeriod", "subscriptionPrice",
        "type", "winbackOffers",
    ]
}
