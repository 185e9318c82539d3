import StoreModel
import StoreText

/// A product with the customer's language, price and availability.
struct ProductJSON: Encodable {
    let productId: String
    let type: String
    let title: String
    let description: String
    let price: Int64?
    let currency: String?
    let displayPrice: String?
    let storefront: String
    let subscriptionPeriod: String?
    let unavailable: String?
    /// Until when the product counts as new, in milliseconds since 1970 by the store's clock; absent if it is not new.
    let newUntil: Int64?
    /// True if the product was changed by hand at the test store; absent otherwise.
    let edited: Bool?
    /// When the store reported the product, in milliseconds since 1970; absent if the store answers now.
    var asOf: Int64?

    init(
        _ product: Product, _ storefront: Storefront, _ prices: PriceFormatter,
        _ messages: LocalizedTexts
    ) {
        productId = product.id.rawValue
        type = product.type.rawValue
        title = product.displayName
        description = product.description
        price = product.price?.milliunits
        currency = product.price?.currency.code
        displayPrice = product.price.map(prices.string)
        self.storefront = storefront.countryCode
        subscriptionPeriod = (product.subscription?.period ?? product.duration)?.iso8601
        newUntil = product.newUntil?.milliseconds
        edited = product.isEdited ? true : nil
        unavailable = product.unavailable.map { messages.sentence(for: $0, productID: product.id) }
    }
}
