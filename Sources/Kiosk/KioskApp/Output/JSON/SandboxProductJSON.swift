import StoreModel

/// A product of the test store: `{"kind":"product","productId":…,"availability":…,"offers":[…],"changes":[…]}`
struct SandboxProductJSON: Encodable {
    /// The price of the product in one storefront.
    struct Offer: Encodable {
        let storefront: String
        /// The price in milliunits.
        let price: Int64
        let currency: String
        let salePrice: Int64?
        /// Milliseconds since 1970, by the store's clock.
        let saleEnds: Int64?

        init(_ offer: SandboxProduct.Offer) {
            storefront = offer.storefront
            price = offer.price.milliunits
            currency = offer.price.currency.code
            salePrice = offer.sale?.price.milliunits
            saleEnds = offer.sale?.ends.milliseconds
        }
    }

    let kind = "product"
    let productId: String
    /// The type; null if the catalog no longer contains the product.
    let type: String?
    let title: String
    let availability: String
    let offers: [Offer]
    /// The changes made by hand, in the words of `kiosk sandbox product`.
    let changes: [String]

    init(_ product: SandboxProduct) {
        productId = product.productID.rawValue
        type = product.type?.rawValue
        title = product.displayName
        availability = product.availability.rawValue
        offers = product.offers.map(Offer.init)
        changes = product.changes.map(\.description)
    }
}
