import StoreModel

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
