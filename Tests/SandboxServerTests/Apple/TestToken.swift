import Crypto
import Foundation
import StoreModel
import StoreSigning

/// A token in the form of a team's server, of which a test changes one part.
struct TestToken {
    var header: String
    var claims: [String: String]
    let key: P256.Signing.PrivateKey
    /// The time of the server's real clock, in seconds.
    let now: Int64

    init(_ shop: AppleShop) throws {
        key = try P256.Signing.PrivateKey(pemRepresentation: shop.pair.privatePEM)
        now = shop.now.milliseconds / 1000
        header = "{\"alg\":\"ES256\",\"kid\":\"\(shop.key.id)\",\"typ\":\"JWT\"}"
        claims = [
            "iss": "\"\(shop.key.issuerID)\"", "aud": "\"appstoreconnect-v1\"",
            "bid": "\"com.example.game\"", "iat": "\(now)", "exp": "\(now + 300)",
        ]
    }

    /// Returns the signed token.
    func text(by other: P256.Signing.PrivateKey? = nil) throws -> String {
        let members = claims.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }
        return try text(payload: "{\(members.joined(separator: ","))}", by: other)
    }

    /// Returns a signed token with this payload.
    func text(payload: String, by other: P256.Signing.PrivateKey? = nil) throws -> String {
        let signed = Base64.url.encode(header.utf8) + "." + Base64.url.encode(payload.utf8)
        let signature = try (other ?? key).signature(for: Data(signed.utf8))
        return signed + "." + Base64.url.encode(signature.rawRepresentation)
    }
}
