/// Why a merchant's signature does not entitle an order to a promotional offer; the raw values are part of order
/// histories.
package enum OfferSignatureError: String, Error, Hashable, Sendable, CaseIterable {
    /// Longer than ``SignedOffer/maximumLength``.
    case tooLarge = "the signature is too long"
    /// Not three canonical base64url segments of strict JSON, or a part is missing or of another type.
    case malformed = "the signature cannot be read"
    /// Not ES256, or a header with other parameters.
    case badHeader = "its header is not that of an ES256 token"
    /// The store did not create the key, or it was revoked.
    case unknownKey = "the store does not accept its key"
    /// Not signed by the named key, or signed for another order: the separate parameters are part of the signed text.
    case badSignature = "it was not signed by its key for this order"
    /// The issuer is not the key's.
    case wrongIssuer = "its issuer is not that of the key"
    /// The audience is another purpose.
    case wrongAudience = "its audience is not promotional-offer"
    /// The signature is for another app.
    case wrongBundle = "it is for another app"
    /// The signature is for another product.
    case wrongProduct = "it is for another product"
    /// The signature is for another offer.
    case wrongOffer = "it is for another offer"
    /// The signature is for another customer.
    case wrongCustomer = "its transaction is not this customer's"
    /// Signed more than a day ago, or in the future.
    case tooOld = "it was not signed within the last 24 hours"
    /// The nonce was used for another order.
    case nonceReused = "its nonce was used for another order"
}
