import Crypto
package import StoreModel

/// Signs promotional offers as a team's server does, in the newer of Apple's two forms.
package struct OfferSigner: Sendable {
    /// The public key as the store keeps it: X9.63 point on P-256, standard base64.
    package var publicKey: String { Base64.standard.encode(key.publicKey.x963Representation) }
    /// The first 64 bits of the public key's SHA-256, from which the key's id is derived.
    package var keyFingerprint: UInt64 {
        SHA256.hash(data: key.publicKey.x963Representation).prefix(8)
            .reduce(0) { $0 << 8 | UInt64($1) }
    }
    private let key: P256.Signing.PrivateKey

    /// Creates a signer from a private key.
    ///
    /// - Parameter secret: 256 bits as 64 hexadecimal digits; the result is nil for an invalid text or an invalid key.
    package init?(secret: String) {
        let digits = Array(secret.utf8)
        guard digits.count == 64 else { return nil }
        var bytes: [UInt8] = []
        for index in stride(from: 0, to: digits.count, by: 2) {
            let pair = String(decoding: digits[index..<index + 2], as: UTF8.self)
            guard let byte = UInt8(pair, radix: 16) else { return nil }
            bytes.append(byte)
        }
        guard let key = try? P256.Signing.PrivateKey(rawRepresentation: bytes) else { return nil }
        self.key = key
    }

    /// Signs an offer for one order.
    ///
    /// - Parameters:
    ///   - name: The store's record of the key, which supplies its id and issuer.
    ///   - transaction: A transaction of the customer, if one is known.
    ///   - nonce: A UUID that was never used.
    package func sign(
        _ order: OfferOrder, as apiKey: APIKey, for transaction: TransactionID?, nonce: String,
        at now: Timestamp
    ) throws(SigningError) -> JWS {
        var header = FlatJSONWriter()
        header.add("alg", "ES256")
        header.add("kid", apiKey.id.rawValue)
        header.add("typ", "JWT")
        var claims = FlatJSONWriter()
        claims.add("aud", OfferJWT.audience)
        claims.add("bid", order.bundleID.rawValue)
        claims.add("iat", now.milliseconds / 1000)
        claims.add("iss", apiKey.issuerID.rawValue)
        claims.add("nonce", nonce)
        claims.add("offerIdentifier", order.offerIdentifier)
        claims.add("productId", order.productID.rawValue)
        claims.add("transactionId", transaction?.rawValue)
        let text = Base64.url.encode(header.bytes) + "." + Base64.url.encode(claims.bytes)
        guard let signature = try? key.signature(for: Array(text.utf8)) else {
            throw .notSigned
        }
        return JWS(compact: text + "." + Base64.url.encode(signature.rawRepresentation))
    }
}

extension OfferSigner: CustomStringConvertible, CustomReflectable {
    /// The public key, without the private key.
    package var description: String { "OfferSigner(\(publicKey))" }
    /// Keeps the private key out of `dump` and crash reports.
    package var customMirror: Mirror { Mirror(self, children: ["publicKey": publicKey]) }
}
