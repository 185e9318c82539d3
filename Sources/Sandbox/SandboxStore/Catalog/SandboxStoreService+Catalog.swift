import SandboxCore
import SandboxTables
package import StoreAPI
package import StoreModel

/// The catalog for the sandbox controls.
extension SandboxStoreService {
    /// Returns the products on sale; see `SandboxControl`.
    package func catalogProducts() async throws(ServiceFailure) -> [SandboxProduct] {
        let shelf = shelf
        return try await read(settling: .nothing) { rows in try rows.listing(of: shelf) }
    }

    /// Changes the catalog; see `SandboxControl`.
    package func edit(_ edit: CatalogEdit) async throws(ServiceFailure) -> [SandboxProduct] {
        let (shelf, version) = (shelf, clock.uuid())
        return try await write(settling: .all) { desk in
            let rows = desk.rows
            switch edit {
            case .change(let id, let changes):
                try rows.change(id, changes, on: shelf, version: version)
            case .reset(let id):
                try rows.reset(id, on: shelf, version: version)
            }
            return try rows.listing(of: shelf)
        }
    }
}

extension StoreRows {
    /// Applies valid changes to a product.
    fileprivate func change(
        _ id: ProductID, _ changes: [ProductChange], on shelf: CatalogCache, version: String
    ) throws {
        guard let product = shelf.source.products.first(where: { $0.id == id }) else {
            throw Refusal.notInCatalog(id)
        }
        let before = try catalogEdits()[id] ?? []
        if let mistake = CatalogEditRules.validationError(
            changes, of: product, before: before, at: now)
        {
            throw Refusal(.badRequest, mistake)
        }
        try put(CatalogEditRules.merged([], with: changes), of: id, version: version)
    }

    /// Removes the changes of a product, or all changes. A product without changes is accepted, an unknown product is
    /// refused.
    fileprivate func reset(_ id: ProductID?, on shelf: CatalogCache, version: String) throws {
        let wereSome = try removeEdits(of: id, version: version)
        guard let id, !wereSome else { return }
        if !shelf.source.products.contains(where: { $0.id == id }) {
            throw Refusal.notInCatalog(id)
        }
    }

    /// Returns the products on sale in the catalog's order, then the changed products that the catalog no longer has.
    fileprivate func listing(of shelf: CatalogCache) throws -> [SandboxProduct] {
        let sold = try catalog(on: shelf)
        var edits = try catalogEdits()
        let listed = sold.catalog.products.map { product in
            SandboxProduct(
                product, in: sold.catalog,
                changes: ProductChange.inOrder(edits.removeValue(forKey: product.id) ?? []))
        }
        let gone = edits.sorted { $0.key.rawValue < $1.key.rawValue }
        return listed
            + gone.map { SandboxProduct(gone: $0.key, changes: ProductChange.inOrder($0.value)) }
    }
}

extension SandboxProduct {
    /// Creates a product as it is sold.
    fileprivate init(_ product: CatalogProduct, in catalog: Catalog, changes: [ProductChange]) {
        let home = catalog.homeStorefront
        let text = LocalizedText(
            product, reader: catalog.defaultLocale, fallback: catalog.defaultLocale)
        let places = product.prices.sorted {
            ($0.key == home ? 0 : 1, $0.key) < ($1.key == home ? 0 : 1, $1.key)
        }
        self.init(
            productID: product.id, type: product.type, displayName: text.title,
            availability: product.availability,
            offers: places.map {
                Offer(storefront: $0.key, price: $0.value, sale: product.sales[$0.key])
            }, changes: changes)
    }

    /// Creates a product that the catalog no longer has.
    fileprivate init(gone id: ProductID, changes: [ProductChange]) {
        self.init(
            productID: id, type: nil, displayName: id.rawValue, availability: .removed, offers: [],
            changes: changes)
    }
}

extension Refusal {
    /// The refusal of a change to a product that the catalog does not have.
    fileprivate static func notInCatalog(_ id: ProductID) -> Refusal {
        Refusal(
            .unknownProduct,
            "The catalog has no product “\(id.rawValue.prefix(80))”.")
    }
}
