import KioskUI
import StoreAPI

extension CatalogState {
    /// Creates the state from the store's reply.
    init(_ reply: ProductsReply) {
        self.init(
            products: reply.products, invalid: reply.invalid, storefront: reply.storefront,
            version: reply.catalogVersion)
    }
}
