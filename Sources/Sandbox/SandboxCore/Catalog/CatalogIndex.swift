package import StoreModel

/// A catalog with an index of its products by ID.
package struct CatalogIndex: Sendable {
    /// The catalog.
    package let catalog: Catalog
    /// A digest of the catalog's products: equal catalogs have equal versions on every machine.
    package let version: String
    private let productIndexes: [ProductID: Int]
    private let goodNames: [GoodID: [LocalizedGood]]
    /// The IDs of the subscription groups that contain a subscription with Family Sharing.
    private let sharedGroups: Set<String>

    /// Builds the index; of several products with the same ID, the first is used.
    package init(_ catalog: Catalog) {
        self.catalog = catalog
        let numbered = catalog.products.enumerated().map { ($0.element.id, $0.offset) }
        productIndexes = Dictionary(numbered, uniquingKeysWith: { first, _ in first })
        goodNames = Dictionary(grouping: catalog.goods, by: \.good)
        sharedGroups = Set(
            catalog.products.filter(\.isFamilyShareable).compactMap(\.subscription?.groupID))
        var digest = CatalogDigest()
        digest.add(catalog)
        version = digest.text
    }

    /// Returns the product with an ID; nil if the catalog does not have it.
    package func product(_ id: ProductID) -> CatalogProduct? {
        productIndexes[id].map { catalog.products[$0] }
    }

    /// Returns the names of a good in all languages, in the catalog's order.
    package func names(of good: GoodID) -> [LocalizedGood] { goodNames[good] ?? [] }

    /// Returns the subscription with an ID as it is sold in a storefront at a moment.
    ///
    /// - Returns: Nil if the product is not a subscription, or is not sold there.
    package func plan(
        _ id: ProductID, in storefront: String, at moment: Timestamp
    ) -> SubscriptionPlan? {
        product(id).flatMap { SubscriptionPlan($0, storefront: storefront, now: moment) }
    }

    /// Whether any subscription of a group can be shared with a family.
    package func hasShareableSubscription(in groupID: String) -> Bool {
        sharedGroups.contains(groupID)
    }
}
