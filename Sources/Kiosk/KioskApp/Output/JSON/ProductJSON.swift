import StoreModel
import StoreText

/// One product as this customer sees it.
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
    /// Until when it counts as new, in milliseconds since 1970 by the store's clock; left out where it does not.
    let newUntil: Int64?
    /// Whether somebody changed it by hand at the test store; left out where nobody did.
    let edited: Bool?
    /// When the store told it, in milliseconds since 1970, where nobody answers now.
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
