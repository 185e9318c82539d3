import Crypto
import StoreModel

/// The older form: a signature over seven texts, four of which come from the order (Apple, “Generating a signature for
/// promotional offers”).
struct LegacyOfferSignature: OfferSignatureFormat {
    private static let separator = "\u{2063}"

    let keyID: APIKeyID
    let nonce: String
    let issuedAt: Timestamp
    let transactionID: TransactionID? = nil
    private let signature: P256.Signing.ECDSASignature

    init(_ fields: OfferSignature) throws(OfferSignatureError) {
        let texts = [fields.keyIdentifier, fields.nonce, fields.signature]
        guard texts.allSatisfy({ $0.utf8.count <= SignedOffer.maximumLength }) else {
            throw .tooLarge
        }
        guard let der = Base64.standard.decode(fields.signature.utf8), der.count <= 72,
            let signature = try? P256.Signing.ECDSASignature(derRepresentation: der)
        else { throw .malformed }
        (keyID, nonce) = (APIKeyID(fields.keyIdentifier), fields.nonce)
        (issuedAt, self.signature) = (fields.timestamp, signature)
    }

    func isSigned(by key: P256.Signing.PublicKey, for order: OfferOrder) -> Bool {
        key.isValidSignature(signature, for: Array(signedText(for: order).utf8))
    }

    /// All claims are part of the signed text, so the signature check already compared them with the order.
    func checkClaims(by key: APIKey, for order: OfferOrder) throws(OfferSignatureError) {}

    private func signedText(for order: OfferOrder) -> String {
        [
            order.bundleID.rawValue, keyID.rawValue, order.productID.rawValue,
            order.offerIdentifier, order.appAccountToken.rawValue.lowercased(),
            nonce.lowercased(), String(issuedAt.milliseconds),
        ].joined(separator: Self.separator)
    }
}
