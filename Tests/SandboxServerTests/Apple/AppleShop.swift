import AsyncHTTPClient
import Foundation
import NIOHTTP1
import SandboxServer
import ShopTestSupport
import SandboxBackend
import StoreModel
import StoreSigning

/// The input of a program with Apple's client for Python: the server, its key, and the test's details, as one JSON
/// object.
struct AppleQuestion<Details: Encodable>: Encodable {
    private struct Client: Encodable {
        let url: String
        let root: String
        let keyId: String
        let issuer: String
        let key: String
    }

    private let client: Client
    private let details: Details

    init(_ shop: AppleShop, _ details: Details) {
        client = Client(
            url: shop.server.url, root: shop.server.backend.embedded.authority.rootBase64,
            keyId: shop.key.id.rawValue, issuer: shop.key.issuerID.rawValue,
            key: shop.pair.privatePEM)
        self.details = details
    }

    func encode(to encoder: any Encoder) throws {
        try client.encode(to: encoder)
        try details.encode(to: encoder)
    }
}

/// A server with an API key, and a customer's purchases.
final class AppleShop: Sendable {
    let server: Server
    let pair: APIKeyPair
    let key: APIKey
    /// The time of the server's real clock.
    let now: Timestamp

    /// - Parameter now: The time of the server's real clock.
    init(now: Timestamp = Timestamp(milliseconds: 1_800_000_000_000)) async throws {
        self.now = now
        server = try await Server { $0.realTime = { now } }
        pair = APIKeyPair.make()
        key = try await server.backend.embedded.newKey(publicKey: pair.publicKey, issuer: nil)
        try await server.backend.embedded.add(key)
    }

    var phone: RawClient { get async throws { try await server.backend.rawClient() } }

    /// Sends a request with a valid token by default.
    func ask(
        _ method: HTTPMethod, _ path: String, body: String? = nil, token: String? = nil
    ) async throws -> Server.Answer {
        let token = try token ?? TestToken(self).text()
        return try await server.ask(
            method, path, ["Authorization": "Bearer \(token)"], body: body)
    }

    /// Sends a request and returns the object in its answer.
    func object(_ path: String) async throws -> [String: Any] {
        let answer = try await ask(.GET, path)
        guard answer.status == 200 else { throw UnexpectedResponse(response: "\(answer)") }
        return try JSONSerialization.jsonObject(with: Data(answer.body.utf8)) as? [String: Any]
            ?? [:]
    }

    /// Returns the error number with which a request is refused; 0 if it is accepted.
    func refusal(
        _ method: HTTPMethod, _ path: String, body: String? = nil
    ) async throws -> Int {
        let answer = try await ask(method, path, body: body)
        let object = try? JSONSerialization.jsonObject(with: Data(answer.body.utf8))
        guard let code = (object as? [String: Any])?["errorCode"] as? Int else { return 0 }
        // The status must agree, and the content type must have the spelling that Apple's clients need.
        guard Int(answer.status) == code / 10_000,
            answer.headers["content-type"] == ["application/json"]
        else { return -1 }
        return code
    }

    /// Returns the verified transactions of signed forms, regardless of the store's clock.
    func read(_ value: Any?) async throws -> [Transaction] {
        let verifier = try await phone.verifier
        return try (value as? [String] ?? []).map {
            try verifier.verifyTransaction(
                JWS(compact: $0), bundleID: TestCatalog.bundleID, now: Timestamp(milliseconds: .max)
            ).transaction
        }
    }
}
