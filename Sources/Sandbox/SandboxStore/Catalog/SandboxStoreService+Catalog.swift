import SandboxCatalog
import SandboxCore
import SandboxTables
package import StoreAPI
package import StoreModel

/// The catalog for the sandbox controls.
extension SandboxStoreService {
    /// Changes the catalog; see `SandboxControl`.
    package func edit(_ edit: CatalogEdit) async throws(ServiceFailure) -> [SandboxProduct] {
        let (catalogCache, version) = (catalogCache, clock.uuid())
        return try await write(processingDue: .all) { operations in
            let rows = operations.rows
            switch edit {
            case .change(let id, let changes):
                try rows.change(id, changes, on: catalogCache, version: version)
                return try rows.listed(id, of: catalogCache)
            case .reset(let id):
                try rows.reset(id, on: catalogCache, version: version)
                return try id.map { try rows.listed($0, of: catalogCache) } ?? []
            }
        }
    }
}

extension StoreTables {
    /// Applies valid changes to a product.
    fileprivate func change(
        _ id: ProductID, _ changes: [ProductChange], on catalogCache: CatalogCache, version: String
    ) throws {
        guard let product = catalogCache.source.products.first(where: { $0.id == id }) else {
            throw Refusal.notInCatalog(id)
        }
        let before = try catalogEdits()[id] ?? []
        if let error = CatalogEditRules.validationError(
            changes, of: product, before: before, at: now)
        {
            throw Refusal(.badRequest, error)
        }
        try storeEdits(CatalogEditRules.merged([], with: changes), of: id, version: version)
    }

    /// Removes the changes of a product, or all changes. A product without changes is accepted, an unknown product is
    /// refused.
    fileprivate func reset(_ id: ProductID?, on catalogCache: CatalogCache, version: String) throws
    {
        let hadEdits = try removeEdits(of: id, version: version)
        guard let id, !hadEdits else { return }
        if !catalogCache.source.products.contains(where: { $0.id == id }) {
            throw Refusal.notInCatalog(id)
        }
    }

    /// Returns the products on sale after one in the catalog's order, then the changed products that the catalog no
    /// longer has, each with its position.
    func listing(
        of shelf: CatalogCache, after last: TimePosition?, limit: Int
    ) throws -> [(SandboxProduct?, TimePosition)] {
        let (sold, edits) = (try catalog(on: shelf), try catalogEdits())
        let gone = edits.keys.filter { sold.product($0) == nil }
            .sorted { $0.rawValue < $1.rawValue }
        let products = sold.catalog.products
        let count = products.count + gone.count
        func id(_ place: Int) -> ProductID {
            place < products.count ? products[place].id : gone[place - products.count]
        }
        var start = 0
        if let last {
            // The catalog may have changed since the last page.
            let place = min(Int(clamping: last.at), count)
            let isThere = place < count && id(place).rawValue == last.name
            let moved: Int? = isThere ? place : (0..<count).first { id($0).rawValue == last.name }
            start = moved.map { $0 + 1 } ?? place
        }
        return (start..<max(start, min(start + limit, count))).map { place in
            let changes = ProductChange.inOrder(edits[id(place)] ?? [])
            let product =
                place < products.count
                ? SandboxProduct(products[place], in: sold.catalog, changes: changes)
                : SandboxProduct(removed: id(place), changes: changes)
            return (product, TimePosition(at: Int64(place), name: id(place).rawValue))
        }
    }

    /// Returns a product as it is sold, or the changes of a product that the catalog no longer has; empty without both.
    fileprivate func listed(_ id: ProductID, of shelf: CatalogCache) throws -> [SandboxProduct] {
        let sold = try catalog(on: shelf)
        let changes = ProductChange.inOrder(try catalogEdits()[id] ?? [])
        if let product = sold.product(id) {
            return [SandboxProduct(product, in: sold.catalog, changes: changes)]
        }
        return changes.isEmpty ? [] : [SandboxProduct(removed: id, changes: changes)]
    }
}

extension SandboxProduct {
    /// Creates a product as it is sold.
    fileprivate init(_ product: CatalogProduct, in catalog: Catalog, changes: [ProductChange]) {
        let home = catalog.homeStorefront
        let text = LocalizedText(
            product, reader: catalog.defaultLocale, fallback: catalog.defaultLocale)
        let prices = product.prices.sorted {
            ($0.key == home ? 0 : 1, $0.key) < ($1.key == home ? 0 : 1, $1.key)
        }
        self.init(
            productID: product.id, type: product.type, displayName: text.title,
            availability: product.availability,
            offers: prices.map {
                Offer(storefront: $0.key, price: $0.value, sale: product.sales[$0.key])
            }, changes: changes)
    }

    /// Creates a product that the catalog no longer has.
    fileprivate init(removed id: ProductID, changes: [ProductChange]) {
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
