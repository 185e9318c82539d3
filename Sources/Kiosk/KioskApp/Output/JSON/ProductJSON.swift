import StoreModel
import StoreText

extension JSONLine {
    /// A product with the customer's language, price and availability.
    ///
    /// - Parameter loadedAt: When the store reported the product; nil if the store answers now.
    static func product(
        _ product: Product, _ storefront: Storefront, _ prices: PriceFormatter,
        _ messages: LocalizedTexts, asOf loadedAt: Timestamp? = nil
    ) -> JSONLine {
        [
            "productId": product.id, "type": product.type.rawValue,
            "title": product.displayName, "description": product.description,
            "price": product.price?.milliunits, "currency": product.price?.currency.code,
            "displayPrice": product.price.map(prices.string),
            "storefront": storefront.countryCode,
            "subscriptionPeriod": (product.subscription?.period ?? product.duration)?.iso8601,
            "unavailable": product.unavailable.map {
                messages.sentence(for: $0, productID: product.id)
            },
            // Until when the product counts as new, by the store's clock.
            "newUntil": product.newUntil,
            // Whether the product was changed by hand at the test store.
            "edited": product.isEdited ? true : nil, "asOf": loadedAt,
        ]
    }

    /// A product id that is not sold, and the reason.
    static func unavailable(
        _ product: UnavailableProduct, _ messages: LocalizedTexts
    ) -> JSONLine {
        [
            "productId": product.productID,
            "unavailable": messages.sentence(
                for: product.reason, productID: product.productID),
        ]
    }

    /// A product of the test store: `{"kind":"product","productId":…,"availability":…,"offers":[…],"changes":[…]}`
    ///
    /// The type is left out if the catalog no longer contains the product. The changes were made by hand, and are in the
    /// words of `kiosk sandbox product`.
    static func sandboxProduct(_ product: SandboxProduct) -> JSONLine {
        [
            "kind": "product", "productId": product.productID, "type": product.type?.rawValue,
            "title": product.displayName, "availability": product.availability.rawValue,
            "offers": product.offers.map(offer), "changes": product.changes.map(\.description),
        ]
    }

    /// The price of a product in one storefront, in milliunits.
    private static func offer(_ offer: SandboxProduct.Offer) -> JSONLine {
        [
            "storefront": offer.storefront, "price": offer.price.milliunits,
            "currency": offer.price.currency.code, "salePrice": offer.sale?.price.milliunits,
            // By the store's clock.
            "saleEnds": offer.sale?.ends,
        ]
    }

    /// An offer code: `{"kind":"offerCode","code":…,"productId":…,"offerIdentifier":…,"redeemed":0,"limit":1}`
    static func offerCode(_ code: OfferCode) -> JSONLine {
        [
            "kind": "offerCode", "code": code.code, "productId": code.productID,
            "offerIdentifier": code.offerIdentifier, "isCustom": code.terms.isCustom,
            "redeemed": code.redeemed, "limit": code.terms.limit,
            "isOncePerCustomer": code.terms.isOncePerCustomer, "expires": code.terms.expires,
        ]
    }
}
