import StoreModel
import StoreText

/// A product id that is not sold, and the reason.
struct UnavailableJSON: Encodable {
    let productId: String
    let unavailable: String

    init(_ product: UnavailableProduct, _ messages: LocalizedTexts) {
        productId = product.productID.rawValue
        unavailable = messages.sentence(for: product.reason, productID: product.productID)
    }
}
