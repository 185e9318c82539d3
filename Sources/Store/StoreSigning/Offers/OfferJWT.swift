import Crypto
import StoreModel

/// The newer form: a JWT with claims for the whole order (Apple, “Generating JWS to sign App Store requests”).
struct OfferJWT: OfferSignatureFormat {
    static let audience = "promotional-offer"

    let keyID: APIKeyID
    let nonce: String
    let issuedAt: Timestamp
    let transactionID: TransactionID?
    private let token: CompactToken
    private let claims: [String: JSONValue]

    init(_ jws: JWS) throws(OfferSignatureError) {
        guard jws.compact.utf8.count <= SignedOffer.maximumLength else { throw .tooLarge }
        guard let token = try? CompactToken(jws),
            let header = (try? token.header()).flatMap({ JSONValue(strict: $0)?.members }),
            let claims = JSONValue(strict: token.payload)?.members
        else { throw .malformed }
        // Headers such as `crit`, `jwk`, `jku` and `x5u` would change how the token is verified.
        guard Set(header.keys).isSubset(of: ["alg", "kid", "typ"]),
            header["alg"]?.text == "ES256", let kid = header["kid"]?.text,
            header["typ"].map({ $0.text == "JWT" }) ?? true
        else { throw .badHeader }
        guard let nonce = claims["nonce"]?.text,
            let seconds = claims["iat"].flatMap(APITokenClaims.date), seconds <= .max / 1000
        else { throw .malformed }
        transactionID = try Self.transaction(claims["transactionId"])
        (keyID, self.nonce) = (APIKeyID(kid), nonce)
        issuedAt = Timestamp(milliseconds: seconds * 1000)
        (self.token, self.claims) = (token, claims)
    }

    private static func transaction(
        _ value: JSONValue?
    ) throws(OfferSignatureError) -> TransactionID? {
        guard let value else { return nil }
        guard let text = value.text, !text.isEmpty else { throw .malformed }
        return TransactionID(text)
    }

    func isSigned(by key: P256.Signing.PublicKey, for order: OfferOrder) -> Bool {
        ES256.isValid(token.signature, over: token.signedBytes, by: key)
    }

    func checkClaims(by key: APIKey, for order: OfferOrder) throws(OfferSignatureError) {
        guard hasClaim("iss", key.issuerID.rawValue) else { throw .wrongIssuer }
        guard hasClaim("aud", Self.audience) else { throw .wrongAudience }
        guard hasClaim("bid", order.bundleID.rawValue) else { throw .wrongBundle }
        guard hasClaim("productId", order.productID.rawValue) else { throw .wrongProduct }
        guard hasClaim("offerIdentifier", order.offerIdentifier) else { throw .wrongOffer }
    }

    /// Compares bytes, since `==` on String treats canonically equivalent texts as equal.
    private func hasClaim(_ claim: String, _ text: String) -> Bool {
        claims[claim]?.text?.utf8.elementsEqual(text.utf8) ?? false
    }
}
