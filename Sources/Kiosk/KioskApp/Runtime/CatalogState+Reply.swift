import KioskUI
import StoreAPI

extension CatalogState {
    /// What the store told.
    init(_ reply: ProductsReply) {
        self.init(
            products: reply.products, invalid: reply.invalid, storefront: reply.storefront,
            version: reply.catalogVersion)
    }
}
