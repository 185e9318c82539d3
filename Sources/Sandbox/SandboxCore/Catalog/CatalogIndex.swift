package import StoreModel

/// A catalog with its products found by id.
package struct CatalogIndex: Sendable {
    /// The catalog.
    package let catalog: Catalog
    /// Names what the catalog says of products: equal catalogs have equal versions, on every machine.
    package let version: String
    private let places: [ProductID: Int]
    /// The groups that have a subscription that a family may share.
    private let sharedGroups: Set<String>

    /// Reads the catalog once; of equal ids the first counts.
    package init(_ catalog: Catalog) {
        self.catalog = catalog
        let numbered = catalog.products.enumerated().map { ($0.element.id, $0.offset) }
        places = Dictionary(numbered, uniquingKeysWith: { first, _ in first })
        sharedGroups = Set(
            catalog.products.filter(\.isFamilyShareable).compactMap(\.subscription?.groupID))
        var digest = CatalogDigest()
        digest.add(catalog)
        version = digest.text
    }

    /// The product of this id, if there is one.
    package func product(_ id: ProductID) -> CatalogProduct? {
        places[id].map { catalog.products[$0] }
    }

    /// The product of an id as it is sold in a country at a moment; nil for anything but a subscription sold there.
    package func plan(
        _ id: ProductID, in storefront: String, at moment: Timestamp
    ) -> SubscriptionPlan? {
        product(id).flatMap { SubscriptionPlan($0, storefront: storefront, now: moment) }
    }

    /// Whether a family may share any subscription of a group.
    package func sharesAnything(of groupID: String) -> Bool { sharedGroups.contains(groupID) }
}
