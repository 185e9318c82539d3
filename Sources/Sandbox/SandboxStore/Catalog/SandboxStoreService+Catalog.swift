import SandboxCore
import SandboxTables
package import StoreAPI
package import StoreModel

/// The catalog, for whoever has the controls of the test store.
extension SandboxStoreService {
    /// What is sold now; see `SandboxControl`.
    package func catalogProducts() async throws(ServiceFailure) -> [SandboxProduct] {
        let shelf = shelf
        return try await reading(settling: .nothing) { rows in try rows.listing(of: shelf) }
    }

    /// Changes what is sold; see `SandboxControl`.
    package func edit(_ edit: CatalogEdit) async throws(ServiceFailure) -> [SandboxProduct] {
        let (shelf, version) = (shelf, clock.uuid())
        return try await deciding(settling: .all) { desk in
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
    /// Makes changes that can be made.
    fileprivate func change(
        _ id: ProductID, _ changes: [ProductChange], on shelf: CatalogCache, version: String
    ) throws {
        guard let product = shelf.source.products.first(where: { $0.id == id }) else {
            throw Refusal.notInCatalog(id)
        }
        let before = try catalogEdits()[id] ?? []
        if let mistake = CatalogEditRules.mistake(changes, of: product, before: before, at: now) {
            throw Refusal(.badRequest, "\(mistake) Nothing was changed.")
        }
        try put(CatalogEditRules.merged([], with: changes), of: id, version: version)
    }

    /// Takes changes back; having none is no mistake, not being there is.
    fileprivate func reset(_ id: ProductID?, on shelf: CatalogCache, version: String) throws {
        let wereSome = try removeEdits(of: id, version: version)
        guard let id, !wereSome else { return }
        if !shelf.source.products.contains(where: { $0.id == id }) {
            throw Refusal.notInCatalog(id)
        }
    }

    /// What is sold, in the catalog's order, and then what was changed of products that it has no more.
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
    /// A product of a catalog, as it is sold.
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

    /// One that the catalog no longer has.
    fileprivate init(gone id: ProductID, changes: [ProductChange]) {
        self.init(
            productID: id, type: nil, displayName: id.rawValue, availability: .removed, offers: [],
            changes: changes)
    }
}

extension Refusal {
    /// Nobody changes what is not there.
    fileprivate static func notInCatalog(_ id: ProductID) -> Refusal {
        Refusal(
            .unknownProduct,
            "The catalog has no product “\(id.rawValue.prefix(80))”. Nothing was changed.")
    }
}
