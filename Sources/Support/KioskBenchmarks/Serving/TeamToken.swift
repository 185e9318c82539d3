import Crypto
import Foundation
import KioskTestSupport

/// The token with which a team's server authenticates, created as Apple's libraries do.
struct TeamToken {
    /// The header field with the token, which is valid for half an hour.
    let header: String

    /// Creates a key for the profile, and a token with it.
    init(in folder: TemporaryFolder) async throws {
        let run = try await KioskRun.of(["sandbox", "key", "new", "--json"], in: folder)
        guard let key = run.objects.first, let path = key["path"] as? String,
            let id = key["keyId"] as? String, let issuer = key["issuerId"] as? String,
            let bundle = key["bundleId"] as? String
        else { throw Failure("the key could not be created: \(run.errors)") }
        let pem = try String(contentsOfFile: path, encoding: .utf8)
        let now = Int(Date().timeIntervalSince1970)
        let claims: [String: Any] = [
            "iss": issuer, "iat": now, "exp": now + 1800, "aud": "appstoreconnect-v1",
            "bid": bundle,
        ]
        let signed =
            try Self.segment(["alg": "ES256", "kid": id, "typ": "JWT"]) + "."
            + Self.segment(claims)
        let signature = try P256.Signing.PrivateKey(pemRepresentation: pem)
            .signature(for: Data(signed.utf8))
        header = "Authorization: Bearer \(signed).\(Self.base64(signature.rawRepresentation))"
    }

    private static func segment(_ object: [String: Any]) throws -> String {
        base64(try JSONSerialization.data(withJSONObject: object))
    }

    private static func base64(_ data: Data) -> String {
        data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
            .replacing("=", with: "")
    }
}
