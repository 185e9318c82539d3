package import SandboxCore
package import StoreModel

/// Shows the products of a catalog as one customer sees them.
package struct ProductLocalizer: Sendable {
    /// What is known of an id.
    package enum Answer: Hashable, Sendable {
        /// The catalog has it; it may still be ``Product/unavailable``.
        case product(Product)
        /// The catalog has no such id.
        case unknown(UnavailableProduct)
    }

    private let index: CatalogIndex

    /// Shows a catalog that is found by id already.
    package init(_ index: CatalogIndex) {
        self.index = index
    }

    /// Takes a catalog and indexes it by id.
    package init(_ catalog: Catalog) {
        self.init(CatalogIndex(catalog))
    }

    /// The catalog that is shown.
    package var catalog: Catalog { index.catalog }

    /// A product in one language and at one storefront's price, or the nearest id there is.
    ///
    /// - Parameters:
    ///   - id: The id, compared exactly.
    ///   - locale: The customer's language.
    ///   - storefront: The country of the account, ISO 3166-1 alpha-3.
    ///   - now: Decides whether a sale is on.
    package func product(
        _ id: ProductID, locale: LocaleID, storefront: String, now: Timestamp
    ) -> Answer {
        if let product = index.product(id) {
            return .product(localized(product, locale: locale, storefront: storefront, now: now))
        }
        let nearest = NearestProduct.nearest(to: id, among: catalog.products.lazy.map(\.id))
        return .unknown(UnavailableProduct(productID: id, reason: .unknown(nearest: nearest)))
    }

    /// Every product in the catalog's order, those that cannot be bought included.
    package func products(locale: LocaleID, storefront: String, now: Timestamp) -> [Product] {
        catalog.products.map { localized($0, locale: locale, storefront: storefront, now: now) }
    }

    private func localized(
        _ product: CatalogProduct, locale: LocaleID, storefront: String, now: Timestamp
    ) -> Product {
        let text = LocalizedText(product, reader: locale, fallback: catalog.defaultLocale)
        let regular = product.prices[storefront]
        let sale = product.sales[storefront].flatMap { now < $0.ends ? $0 : nil }
        let activeSale = regular.flatMap { regular in
            sale.map { Sale(regularPrice: regular, ends: $0.ends) }
        }
        return Product(
            id: product.id, type: product.type, displayName: text.title,
            description: text.description, price: activeSale == nil ? regular : sale?.price,
            subscription: subscription(product, storefront), duration: product.duration,
            grants: product.grants, isFamilyShareable: product.isFamilyShareable,
            sale: activeSale, unavailable: unavailable(product, storefront),
            symbol: product.symbol, newUntil: product.newUntil.flatMap { now < $0 ? $0 : nil },
            lowBalance: product.lowBalance, isEdited: product.isEdited)
    }

    /// Offers and plans are priced for the home storefront, so that elsewhere only free offers can be shown.
    private func subscription(_ product: CatalogProduct, _ storefront: String) -> SubscriptionInfo?
    {
        guard let info = product.subscription, storefront != catalog.homeStorefront else {
            return product.subscription
        }
        return SubscriptionInfo(
            groupID: info.groupID, groupName: info.groupName, level: info.level,
            period: info.period, offers: info.offers.filter { $0.price == nil })
    }

    /// Why it cannot be bought: what the developer decided first, then what this store cannot do, then the price.
    private func unavailable(_ product: CatalogProduct, _ storefront: String) -> UnavailableReason?
    {
        switch product.availability {
        case .draft: return .draft
        case .inReview: return .inReview
        case .removed: return .removed
        case .cleared: break
        }
        if product.type == .autoRenewable, product.subscription == nil { return .noPeriod }
        guard product.prices[storefront] == nil else { return nil }
        return product.prices.isEmpty ? .noPrice : .notInStorefront(storefront)
    }
}
