import Crypto
package import StoreModel

/// A merchant's signature of a promotional offer, taken apart; both of Apple's forms.
///
/// The newer one is a JWT (ES256) with `iss`, `bid`, `aud` “promotional-offer”, `iat`, `nonce`, `productId`,
/// `offerIdentifier` and perhaps `transactionId`. The older one is a signature over seven texts with U+2063 between them:
/// app, key, product, offer, player, nonce and time.
package struct SignedOffer: Sendable {
    /// The longest signature that is looked at, in bytes; a genuine one has less than 1 KB.
    package static let maximumLength = 8 * 1024
    /// How long a signature is good, in milliseconds (Apple, “Generating a signature for promotional offers”).
    package static let life: Int64 = 24 * 60 * 60 * 1000
    /// How much the clock of the server that made it may be ahead, in milliseconds.
    package static let clockTolerance: Int64 = 60 * 1000

    /// The key that it says has signed it.
    package let keyID: APIKeyID
    /// What is good for one order: a UUID in lower case.
    package let nonce: String
    /// When it says that it was signed.
    package let issuedAt: Timestamp
    /// A transaction of the customer for whom it is; nil where it names none.
    package let transactionID: TransactionID?
    private let form: any OfferForm

    /// Takes a signature apart; nothing of it is believed yet.
    ///
    /// - Throws: ``OfferSignatureError``: `tooLarge`, `malformed`, `badHeader`; a code is `malformed`, since it is no
    ///   signature.
    package init(_ proof: OfferProof) throws(OfferSignatureError) {
        let form: any OfferForm =
            switch proof {
            case .token(let token): try OfferToken(token)
            case .signature(let signature): try OfferParts(signature)
            case .code: throw .malformed
            }
        guard UniqueID.isUUID(form.nonce.lowercased()) else { throw .malformed }
        (keyID, nonce) = (form.keyID, form.nonce.lowercased())
        (issuedAt, transactionID) = (form.issuedAt, form.transactionID)
        self.form = form
    }

    /// Whether a key has signed it for this order.
    ///
    /// - Parameter key: The key of that name as it stands now; nil for none.
    /// - Throws: ``OfferSignatureError``; whose transaction it names, how old it is and whether its nonce was used is not
    ///   asked.
    package func check(by key: APIKey?, for order: OfferOrder) throws(OfferSignatureError) {
        guard let key, key.id == keyID, key.revokedAt == nil,
            let point = Base64.standard.decode(key.publicKey.utf8),
            let publicKey = try? P256.Signing.PublicKey(x963Representation: point)
        else { throw .unknownKey }
        guard form.isSigned(by: publicKey, for: order) else { throw .badSignature }
        try form.checkClaims(by: key, for: order)
    }

    /// Whether it was signed within the last day, as a clock has it.
    package func isFresh(at now: Timestamp) -> Bool {
        let age = now.since(issuedAt)
        return age <= Self.life && age >= -Self.clockTolerance
    }
}

/// One of the forms that a signature has.
protocol OfferForm: Sendable {
    var keyID: APIKeyID { get }
    var nonce: String { get }
    var issuedAt: Timestamp { get }
    var transactionID: TransactionID? { get }

    /// Whether the key has signed it, for this order where the order is part of what is signed.
    func isSigned(by key: P256.Signing.PublicKey, for order: OfferOrder) -> Bool

    /// Compares what it says with the order.
    func checkClaims(by key: APIKey, for order: OfferOrder) throws(OfferSignatureError)
}
