import Crypto
package import StoreModel

/// A parsed merchant's signature of a promotional offer, in either of Apple's forms.
///
/// The newer form is a JWT (ES256) with `iss`, `bid`, `aud` “promotional-offer”, `iat`, `nonce`, `productId`,
/// `offerIdentifier` and optionally `transactionId`. The older form is a signature over seven texts separated by
/// U+2063: app, key, product, offer, player, nonce and time.
package struct SignedOffer: Sendable {
    /// The maximum length of a signature that is parsed, in bytes; a genuine one has less than 1 KB.
    package static let maximumLength = 8 * 1024
    /// The lifetime of a signature, in milliseconds (Apple, “Generating a signature for promotional offers”).
    package static let lifetime: Int64 = 24 * 60 * 60 * 1000
    /// The tolerated advance of the signing server's clock, in milliseconds.
    package static let clockTolerance: Int64 = 60 * 1000

    /// The id of the key that claims to have signed it.
    package let keyID: APIKeyID
    /// The nonce, which is valid for one order: a UUID in lower case.
    package let nonce: String
    /// The claimed time of signing.
    package let issuedAt: Timestamp
    /// A transaction of the customer that it is for; nil if it does not name one.
    package let transactionID: TransactionID?
    private let format: any OfferSignatureFormat

    /// Parses a signature without verifying it.
    ///
    /// - Throws: ``OfferSignatureError``: `tooLarge`, `malformed`, `badHeader`; an offer code is `malformed`, since it
    ///   is not a signature.
    package init(_ proof: OfferProof) throws(OfferSignatureError) {
        let form: any OfferSignatureFormat =
            switch proof {
            case .token(let token): try OfferJWT(token)
            case .signature(let signature): try LegacyOfferSignature(signature)
            case .code: throw .malformed
            }
        guard UniqueID.isUUID(form.nonce.lowercased()) else { throw .malformed }
        (keyID, nonce) = (form.keyID, form.nonce.lowercased())
        (issuedAt, transactionID) = (form.issuedAt, form.transactionID)
        self.format = form
    }

    /// Verifies that a key signed it for this order.
    ///
    /// - Parameter key: The current state of the key with this id; nil if it does not exist.
    /// - Throws: ``OfferSignatureError``. The caller checks the customer of the transaction, the age, and whether the
    ///   nonce was used.
    package func check(by key: APIKey?, for order: OfferOrder) throws(OfferSignatureError) {
        guard let key, key.id == keyID, key.revokedAt == nil,
            let point = Base64.standard.decode(key.publicKey.utf8),
            let publicKey = try? P256.Signing.PublicKey(x963Representation: point)
        else { throw .unknownKey }
        guard format.isSigned(by: publicKey, for: order) else { throw .badSignature }
        try format.checkClaims(by: key, for: order)
    }

    /// Returns whether it was signed within the last day.
    package func isFresh(at now: Timestamp) -> Bool {
        let age = now.since(issuedAt)
        return age <= Self.lifetime && age >= -Self.clockTolerance
    }
}

/// One of the two forms of a signature.
protocol OfferSignatureFormat: Sendable {
    var keyID: APIKeyID { get }
    var nonce: String { get }
    var issuedAt: Timestamp { get }
    var transactionID: TransactionID? { get }

    /// Returns whether the key signed it; in the older form the signature also covers the order.
    func isSigned(by key: P256.Signing.PublicKey, for order: OfferOrder) -> Bool

    /// Compares its claims with the order.
    func checkClaims(by key: APIKey, for order: OfferOrder) throws(OfferSignatureError)
}
