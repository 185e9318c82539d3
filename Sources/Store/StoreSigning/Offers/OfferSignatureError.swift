/// Why a merchant's signature does not entitle an order to a promotional offer; the raw values stand in histories.
package enum OfferSignatureError: String, Error, Hashable, Sendable, CaseIterable {
    /// Longer than ``SignedOffer/maximumLength``.
    case tooLarge = "the signature is too long"
    /// Not three canonical base64url segments of strict JSON, or a part is missing or of another type.
    case malformed = "the signature cannot be read"
    /// Not ES256, or a header that asks for something else.
    case badHeader = "its header is not that of an ES256 token"
    /// The store has never made such a key, or it was revoked.
    case unknownKey = "the store does not believe its key"
    /// Not signed by the key that it names, or signed for another order: the parts that are not repeated are signed.
    case badSignature = "it was not signed by its key for this order"
    /// Issued by another team.
    case wrongIssuer = "its issuer is not that of the key"
    /// For another purpose.
    case wrongAudience = "its audience is not promotional-offer"
    /// For another app.
    case wrongBundle = "it is for another app"
    /// For another product.
    case wrongProduct = "it is for another product"
    /// For another offer.
    case wrongOffer = "it is for another offer"
    /// For another customer.
    case wrongCustomer = "its transaction is not this customer's"
    /// Signed more than a day ago, or later than now.
    case tooOld = "it was not signed within the last 24 hours"
    /// Another order had it.
    case usedNonce = "its nonce was used for another order"
}
