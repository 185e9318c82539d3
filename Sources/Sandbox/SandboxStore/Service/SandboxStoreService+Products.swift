import SandboxCatalog
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
        guard count <= PurchaseRequestValidator.productLimit else {
            throw CallCheck.badRequest(
                "A request can contain at most \(PurchaseRequestValidator.productLimit) ids.")
        }
        let catalogCache = catalogCache
        let (catalog, storefront) = try await readOne { rows in
            let catalog = try rows.catalog(on: catalogCache)
            return (
                catalog,
                try rows.storefront(of: context.account, home: catalog.catalog.homeStorefront)
            )
        }
        return productsReplyCache.reply(
            to: request, in: storefront, of: catalog.version, at: clock.now()
        ) { now in
            let view = CustomerCatalog(
                localizer: ProductLocalizer(catalog), locale: request.locale,
                storefront: storefront.countryCode, now: now)
            let (products, invalid) = view.lookUp(request.productIDs)
            return ProductsReply(
                products: products, invalid: invalid, storefront: storefront,
                catalogVersion: catalog.version)
        }
    }

    package func storefront(
        _ context: CallContext
    ) async throws(ServiceFailure) -> Storefront? {
        try CallCheck.context(context)
        return try await read(processingDue: .nothing) { rows in
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
        return try await write(processingDue: .account(context.account)) { operations in
            try operations.rows.setStorefront(storefront.countryCode, of: context.account)
            return storefront
        }
    }
}

/// The catalog as one customer sees it now.
private struct CustomerCatalog {
    let localizer: ProductLocalizer
    let locale: LocaleID
    let storefront: String
    let now: Timestamp

    /// Returns the products with these IDs in their order, and the unknown IDs; the whole catalog for nil.
    func lookUp(_ ids: [ProductID]?) -> ([Product], [UnavailableProduct]) {
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
