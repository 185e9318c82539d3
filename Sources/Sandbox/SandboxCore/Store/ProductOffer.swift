package import StoreModel

/// What a product costs one customer now.
package struct ProductOffer: Hashable, Sendable {
    /// The kind of product.
    package let type: ProductType
    /// What one piece costs now, the sale price while a sale is on; nil where it is not for sale here.
    package let unitPrice: Price?

    /// Takes the parts as they are.
    package init(type: ProductType, unitPrice: Price?) {
        self.type = type
        self.unitPrice = unitPrice
    }

    /// Reads the catalog for one country and moment.
    ///
    /// What is not cleared for sale, and what has no price in the country, has no price here.
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
