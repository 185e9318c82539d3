import SandboxCore
import SandboxTables
package import StoreAPI
package import StoreModel

/// Products and storefronts.
extension SandboxStoreService {
    package func products(
        _ request: ProductsRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> ProductsReply {
        try CallCheck.context(context)
        let count = request.productIDs?.count ?? 0
        guard count <= RequestCheck.productLimit else {
            throw CallCheck.bad("A request can contain at most \(RequestCheck.productLimit) ids.")
        }
        let onShelf = shelf
        let (shelf, storefront) = try await readOne { rows in
            let shelf = try rows.catalog(on: onShelf)
            return (
                shelf,
                try rows.storefront(of: context.account, home: shelf.catalog.homeStorefront)
            )
        }
        return productsReplyCache.reply(
            to: request, in: storefront, of: shelf.version, at: clock.now()
        ) { now in
            let view = ProductView(
                localizer: ProductLocalizer(shelf), locale: request.locale,
                storefront: storefront.countryCode, now: now)
            let (products, invalid) = view.look(up: request.productIDs)
            return ProductsReply(
                products: products, invalid: invalid, storefront: storefront,
                catalogVersion: shelf.version)
        }
    }

    package func storefront(
        _ context: CallContext
    ) async throws(ServiceFailure) -> Storefront? {
        try CallCheck.context(context)
        return try await read(settling: .nothing) { rows in
            guard let code = try rows.storefrontCode(of: context.account) else { return nil }
            return try rows.storefront(of: context.account, home: code)
        }
    }

    package func setStorefront(
        _ countryCode: String, _ context: CallContext
    ) async throws(ServiceFailure) -> Storefront {
        try CallCheck.context(context)
        guard let entry = StorefrontTable.entry(countryCode) else {
            throw .refusal(
                Refusal(
                    .unknownStorefront, "The store does not have a storefront for this country."))
        }
        let storefront = entry.storefront
        return try await write(settling: .account(context.account)) { desk in
            try desk.rows.setStorefront(storefront.countryCode, of: context.account)
            return storefront
        }
    }
}

/// The catalog as one customer sees it now.
private struct ProductView {
    let localizer: ProductLocalizer
    let locale: LocaleID
    let storefront: String
    let now: Timestamp

    /// Returns the products with these IDs in their order, and the unknown IDs; the whole catalog for nil.
    func look(up ids: [ProductID]?) -> ([Product], [UnavailableProduct]) {
        guard let ids else {
            return (localizer.products(locale: locale, storefront: storefront, now: now), [])
        }
        var products: [Product] = []
        var invalid: [UnavailableProduct] = []
        for id in ids {
            switch localizer.product(id, locale: locale, storefront: storefront, now: now) {
            case .product(let product): products.append(product)
            case .unknown(let unknown): invalid.append(unknown)
            }
        }
        return (products, invalid)
    }
}
