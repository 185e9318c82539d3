package import StoreModel

/// The current price of a product for one customer.
package struct ProductOffer: Hashable, Sendable {
    /// The type of the product.
    package let type: ProductType
    /// The current price of one piece, which is the sale price during a sale; nil if the product is not for sale in the
    /// storefront.
    package let unitPrice: Price?

    /// Creates an offer from its parts.
    package init(type: ProductType, unitPrice: Price?) {
        self.type = type
        self.unitPrice = unitPrice
    }

    /// Reads the price from the catalog for a storefront and a moment.
    ///
    /// The price is nil for a product that is not cleared for sale, or lacks a price in the storefront.
    package init(_ product: CatalogProduct, storefront: String, now: Timestamp) {
        type = product.type
        guard product.availability == .cleared, let regular = product.prices[storefront] else {
            unitPrice = nil
            return
        }
        guard let sale = product.sales[storefront], now < sale.ends else {
            unitPrice = regular
            return
        }
        unitPrice = sale.price
    }
}
