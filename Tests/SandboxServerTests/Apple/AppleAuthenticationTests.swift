import Crypto
import KioskTestSupport
import NIOHTTP1
import SandboxServer
import SandboxBackend
import ShopTestSupport
import StoreModel
import StoreSigning
import Testing

@Suite("Authentication of servers")
struct AppleAuthenticationTests {
    /// A way to make a token invalid.
    struct Row: Sendable, CustomStringConvertible {
        let description: String
        let make: @Sendable (inout TestToken) throws -> String

        init(_ description: String, _ make: @escaping @Sendable (inout TestToken) throws -> String)
        {
            self.description = description
            self.make = make
        }

        /// Changes or removes one claim.
        static func claim(_ name: String, _ value: @escaping @Sendable (Int64) -> String?) -> Row {
            let example = value(1000) ?? "nothing"
            return Row("\(name) is \(example)") { token in
                token.claims[name] = value(token.now)
                return try token.text()
            }
        }

        /// Replaces the header.
        static func header(_ text: String) -> Row {
            Row("header \(text)") { token in
                let kid = token.header.split(separator: "\"").first { $0.count == 10 } ?? ""
                token.header = text.replacing("KID", with: kid)
                return try token.text()
            }
        }
    }

    static let good: [Row] = [
        Row("as Apple's libraries make it") { try $0.text() },
        .claim("iat") { _ in nil },
        .claim("exp") { "\($0 + 1)" },
        .claim("exp") { "\($0 + 3600)" },
        .claim("exp") { "\($0 + 300).75" },
        .claim("aud") { _ in "[\"other\",\"appstoreconnect-v1\"]" },
        .claim("iat") { "\($0 + 50)" },
        .claim("nbf") { "\($0)" },
        .claim("scope") { _ in "[\"GET /inApps/v1/transactions\"]" },
        .header("{\"alg\":\"ES256\",\"kid\":\"KID\"}"),
    ]

    static let wrong: [Row] = [
        .claim("iss") { _ in "\"11111111-2222-4333-8444-555555555555\"" },
        .claim("iss") { _ in nil },
        .claim("iss") { _ in "7" },
        .claim("aud") { _ in "\"appstoreconnect-v2\"" },
        .claim("aud") { _ in "[]" },
        .claim("aud") { _ in "[\"appstoreconnect-v1\",7]" },
        .claim("aud") { _ in nil },
        .claim("bid") { _ in "\"com.example.other\"" },
        .claim("bid") { _ in nil },
        .claim("exp") { _ in nil },
        .claim("exp") { "\($0)" },
        .claim("exp") { "\($0 - 1)" },
        .claim("exp") { "\"\($0 + 300)\"" },
        .claim("exp") { "\($0 + 3601)" },
        .claim("exp") { _ in "1e10" },
        .claim("exp") { _ in "9223372036854775807" },
        .claim("exp") { _ in "-1" },
        .claim("iat") { "\($0 - 3400)" },
        .claim("iat") { "\($0 + 120)" },
        .claim("iat") { _ in "\"now\"" },
        .claim("nbf") { "\($0 + 120)" },
        Row("an hour from now, without a date of issue") { token in
            token.claims["iat"] = nil
            token.claims["exp"] = "\(token.now + 3601)"
            return try token.text()
        },
        .header("{\"alg\":\"none\",\"kid\":\"KID\",\"typ\":\"JWT\"}"),
        .header("{\"alg\":\"HS256\",\"kid\":\"KID\",\"typ\":\"JWT\"}"),
        .header("{\"alg\":\"es256\",\"kid\":\"KID\",\"typ\":\"JWT\"}"),
        .header("{\"alg\":\"ES256\",\"typ\":\"JWT\"}"),
        .header("{\"alg\":\"ES256\",\"kid\":\"UNKNOWNKEY\",\"typ\":\"JWT\"}"),
        .header("{\"alg\":\"ES256\",\"kid\":\"KID\",\"typ\":\"JWS\"}"),
        .header("{\"alg\":\"ES256\",\"kid\":\"KID\",\"crit\":[\"b64\"],\"b64\":false}"),
        .header("{\"alg\":\"ES256\",\"alg\":\"ES256\",\"kid\":\"KID\"}"),
        .header("{\"alg\":\"ES256\",\"kid\":\"' OR 1=1 --\"}"),
        .header("[]"),
        .header(
            "{\"alg\":\"ES256\",\"kid\":\"KID\",\"jwk\":{\"kty\":\"EC\",\"crv\":\"P-256\"}}"),
        .header("{\"alg\":\"ES256\",\"kid\":\"KID\",\"x5c\":[]}"),
        Row("a signature of zeros") { token in
            let parts = try token.text().split(separator: ".")
            let zeros = [UInt8](repeating: 0, count: 64)
            return "\(parts[0]).\(parts[1]).\(Base64.url.encode(zeros))"
        },
        Row("signed by another key") { try $0.text(by: P256.Signing.PrivateKey()) },
        Row("a signature in DER") { token in
            let text = try token.text()
            let parts = text.split(separator: ".")
            let raw = Base64.url.decode(parts[2].utf8) ?? []
            let der = try P256.Signing.ECDSASignature(rawRepresentation: raw).derRepresentation
            return "\(parts[0]).\(parts[1]).\(Base64.url.encode(der))"
        },
        Row("no signature") {
            try $0.text().split(separator: ".").prefix(2).joined(separator: ".") + "."
        },
        Row("two parts") { try $0.text().split(separator: ".").prefix(2).joined(separator: ".") },
        Row("a claim twice") { token in
            try token.text(payload: "{\"exp\":\(token.now + 300),\"exp\":\(token.now + 300)}")
        },
        Row("padding") { try $0.text() + "=" },
        Row("a payload that is longer than any") { token in
            token.claims["x"] = "\"\(String(repeating: "x", count: 9000))\""
            return try token.text()
        },
        Row("no token") { _ in "" },
        Row("the token of the sandbox's controls") { _ in Server.token },
    ]

    /// The shop of all requests that change nothing.
    private static let shared = SharedValue { try await AppleShop() }

    @Test("a token that proves its server is accepted", arguments: good)
    func admitted(row: Row) async throws {
        let shop = try await Self.shared.value()
        var token = try TestToken(shop)
        let answer = try await shop.ask(
            .GET, "/inApps/v1/transactions/1", token: row.make(&token))
        // The token is accepted, and the transaction is not found.
        #expect(answer.status == 404)
        #expect(answer.body.contains("4040010"))
    }

    @Test("any other token is refused in plain text without the reason", arguments: wrong)
    func refused(row: Row) async throws {
        let shop = try await Self.shared.value()
        var token = try TestToken(shop)
        let answer = try await shop.ask(
            .GET, "/inApps/v1/transactions/1", token: row.make(&token))
        #expect(answer.status == 401)
        #expect(answer.body.hasPrefix("Unauthenticated\n\nRequest ID: "))
        #expect(answer.headers["content-type"] == ["text/plain"])
    }

    @Test("a revoked key is refused from the next request on, in every process")
    func revoked() async throws {
        let shop = try await AppleShop()
        #expect(try await shop.ask(.GET, "/inApps/v1/transactions/1").status == 404)
        let other = try await shop.server.backend.reopen()
        withExtendedLifetime(other) {}
        let revoked = try await shop.server.backend.embedded.revoke(shop.key.id)
        #expect(revoked?.revokedAt != nil)
        #expect(try await shop.ask(.GET, "/inApps/v1/transactions/1").status == 401)
        #expect(try await shop.server.backend.embedded.revoke("UNKNOWNKEY") == nil)
    }

    @Test("without a token the answers do not reveal which paths exist")
    func paths() async throws {
        let shop = try await AppleShop()
        for path in ["/inApps/v1/transactions/1", "/inApps/v1/nothing", "/inApps/v9/x/y/z"] {
            #expect(try await shop.server.ask(.GET, path).status == 401, "\(path)")
        }
        for path in [
            "/inApps/v1/nothing", "/inApps/v1/transactions/1/nothing", "/inApps/v3/x/y/z",
            "/inApps/v1/messaging/image/list", "/inApps/v1/refund/lookup/1",
        ] {
            #expect(try await shop.refusal(.GET, path) == 4_040_000, "\(path)")
        }
    }

    @Test("keys of one store share an issuer unless another is named")
    func issuer() async throws {
        let backend = try await AppleShop().server.backend.embedded
        let first = try #require(try await backend.apiKeys().first)
        let second = try await backend.newKey(publicKey: "x", issuer: nil)
        #expect(second.issuerID == first.issuerID)
        #expect(second.id != first.id)
        #expect(second.id.rawValue.count == 10)
        #expect(try await backend.newKey(publicKey: "x", issuer: "team").issuerID == "team")
    }
}
