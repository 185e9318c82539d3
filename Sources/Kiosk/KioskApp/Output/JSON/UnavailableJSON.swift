import StoreModel
import StoreText

/// An id that is not sold, with the cause.
struct UnavailableJSON: Encodable {
    let productId: String
    let unavailable: String

    init(_ product: UnavailableProduct, _ messages: LocalizedTexts) {
        productId = product.productID.rawValue
        unavailable = messages.sentence(for: product.reason, productID: product.productID)
    }
}
