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

/// A product id that is not sold, and the reason.
struct UnavailableJSON: Encodable {
    let productId: String
    let unavailable: String

    init(_ product: UnavailableProduct, _ messages: LocalizedTexts) {
        productId = product.productID.rawValue
        unavailable = messages.sentence(for: product.reason, productID: product.productID)
    }
}

// MARK: Test store

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

/// An offer code: `{"kind":"offerCode","code":…,"productId":…,"offerIdentifier":…,"redeemed":0,"limit":1}`
struct OfferCodeJSON: Encodable {
    let kind = "offerCode"
    let code: String
    let productId: String
    let offerIdentifier: String
    let isCustom: Bool
    let redeemed: Int
    let limit: Int?
    let isOncePerCustomer: Bool
    /// Milliseconds since 1970.
    let expires: Int64?

    init(_ code: OfferCode) {
        self.code = code.code
        productId = code.productID.rawValue
        offerIdentifier = code.offerIdentifier
        isCustom = code.terms.isCustom
        redeemed = code.redeemed
        limit = code.terms.limit
        isOncePerCustomer = code.terms.isOncePerCustomer
        expires = code.terms.expires?.milliseconds
    }

    private enum CodingKeys: String, CodingKey {
        case kind, code, productId, offerIdentifier, isCustom, redeemed, limit, isOncePerCustomer
        case expires
    }
}
