package import SandboxCore
package import StoreModel

/// Localizes the products of a catalog for one customer.
package struct ProductLocalizer: Sendable {
    /// The result of looking up an ID.
    package enum LookupResult: Hashable, Sendable {
        /// The catalog has the product; it may still be ``Product/unavailable``.
        case product(Product)
        /// The catalog does not have the product.
        case unknown(UnavailableProduct)
    }

    private let index: CatalogIndex

    /// Creates a localizer for an indexed catalog.
    package init(_ index: CatalogIndex) {
        self.index = index
    }

    /// Indexes a catalog by product ID and creates a localizer for it.
    package init(_ catalog: Catalog) {
        self.init(CatalogIndex(catalog))
    }

    /// The catalog.
    package var catalog: Catalog { index.catalog }

    /// Returns a product in one language and at one storefront's price, or the nearest ID if the product is unknown.
    ///
    /// - Parameters:
    ///   - id: The ID, compared exactly.
    ///   - locale: The customer's language.
    ///   - storefront: The account's country, ISO 3166-1 alpha-3.
    ///   - now: The time that decides whether a sale is active.
    package func product(
        _ id: ProductID, locale: LocaleID, storefront: String, now: Timestamp
    ) -> LookupResult {
        if let product = index.product(id) {
            return .product(localized(product, locale: locale, storefront: storefront, now: now))
        }
        let nearest = NearestProduct.nearest(to: id, among: catalog.products.lazy.map(\.id))
        return .unknown(UnavailableProduct(productID: id, reason: .unknown(nearest: nearest)))
    }

    /// Returns every product in the catalog's order, including those that cannot be bought.
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
            sale: activeSale, unavailable: product.unavailableReason(in: storefront),
            symbol: product.symbol, newUntil: product.newUntil.flatMap { now < $0 ? $0 : nil },
            lowBalance: product.lowBalance, isEdited: product.isEdited,
            goodNames: goodNames(product, locale))
    }

    /// Returns the names of the goods that a product grants; nil without any.
    private func goodNames(_ product: CatalogProduct, _ locale: LocaleID) -> [LocalizedGood]? {
        let names = product.grants.compactMap { grant in
            LocalizedText.best(
                index.names(of: grant.good), reader: locale, fallback: catalog.defaultLocale)
        }
        return names.isEmpty ? nil : names
    }

    /// Removes paid offers in other storefronts than the home storefront, since the catalog prices offers only for that
    /// one.
    private func subscription(_ product: CatalogProduct, _ storefront: String) -> SubscriptionInfo?
    {
        guard let info = product.subscription, storefront != catalog.homeStorefront else {
            return product.subscription
        }
        return SubscriptionInfo(
            groupID: info.groupID, groupName: info.groupName, level: info.level,
            period: info.period, offers: info.offers.filter { $0.price == nil })
    }
}

extension CatalogProduct {
    /// Returns why the product cannot be bought in a storefront: first its availability, then a missing subscription
    /// period, then the price; nil if it can be bought.
    func unavailableReason(in storefront: String) -> UnavailableReason? {
        switch availability {
        case .draft: return .draft
        case .inReview: return .inReview
        case .removed: return .removed
        case .cleared: break
        }
        if type == .autoRenewable, subscription == nil { return .noPeriod }
        guard prices[storefront] == nil else { return nil }
        return prices.isEmpty ? .noPrice : .notInStorefront(storefront)
    }
}
