import Crypto
import Foundation
import NIOHTTP1
import SandboxBackend
import SandboxServer
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning
import Testing

@Suite("A server with an identity provider")
struct IdentityProviderTests {
    private let key = P256.Signing.PrivateKey()
    private let server: Server

    init() async throws {
        let point = Array(key.publicKey.rawRepresentation)
        let json = """
            {"keys":[{"kty":"EC","crv":"P-256","x":"\(Base64.url.encode(point[..<32]))",
            "y":"\(Base64.url.encode(point[32...]))"}]}
            """
        let keys = try IdentityKeySet(Array(json.utf8))
        server = try await Server {
            $0.accounts = .issued(keys)
            $0.realTime = { Timestamp(milliseconds: 1_790_000_000_000) }
        }
    }

    private func token(_ account: String, expires: Int = 1_790_000_060) throws -> String {
        let claims = #"{"sub":"\#(account)","exp":\#(expires)}"#
        let text =
            Base64.url.encode(Array(#"{"alg":"ES256"}"#.utf8)) + "."
            + Base64.url.encode(Array(claims.utf8))
        let signature = try key.signature(for: Array(text.utf8)).rawRepresentation
        return text + "." + Base64.url.encode(Array(signature))
    }

    private func status(
        _ account: String, _ device: String, _ proof: String?
    ) async throws -> UInt {
        var headers = Server.caller(account, device)
        if let proof { headers.add(name: "Kiosk-Account-Proof", value: proof) }
        return try await server.signIn(headers).status
    }

    @Test("a device signs in to the account of its token, even a new one, and to no other")
    func signIn() async throws {
        #expect(try await status("ann", "phone", nil) == 401)
        #expect(try await status("ann", "phone", try token("bob")) == 401)
        #expect(try await status("ann", "phone", try token("ann", expires: 1_790_000_000)) == 401)
        #expect(try await status("ann", "phone", try token("ann")) == 200)
        #expect(try await status("ann", "tablet", try token("ann")) == 200)
        // From then on the device's own secret proves it.
        #expect(try await status("ann", "phone", nil) == 200)
    }

    @Test("account names that differ only in spelling are different accounts")
    func spelling() async throws {
        #expect(try await status("e%CC%81", "phone", try token("\u{E9}")) == 401)
        #expect(try await status("%C3%A9", "phone", try token("\u{E9}")) == 200)
    }

    @Test("a code also signs in a device without a token")
    func invited() async throws {
        let code = try await server.backend.embedded.invite(to: "ann").code
        #expect(try await status("ann", "phone", code) == 200)
        #expect(try await status("ann", "tablet", code) == 401)
    }
}
