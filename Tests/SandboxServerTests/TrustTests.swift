import AsyncHTTPClient
import Foundation
import KioskTestSupport
import NIOCore
import NIOHTTP1
import NIOSSL
import SandboxBackend
import SandboxServer
import ServerTestSupport
import ShopTestSupport
import StoreAPI
import StoreClient
import StoreModel
import Testing

/// The conditions under which a client trusts a server as the named backend.
@Suite("Trust in a backend")
struct TrustTests {
    private struct Keys: Keyring {
        func secret(of device: DeviceName, _ account: AccountName) -> String { Server.secret }
    }

    /// Starts a server with a certificate, which runs as long as its folder is referenced.
    private func server(
        _ authority: TestCertificates, _ change: (inout TestCertificates.Server) -> Void = { _ in },
        in folder: TemporaryFolder
    ) async throws -> Server {
        var wanted = TestCertificates.Server()
        change(&wanted)
        let issued = try authority.issue(wanted)
        let (certificate, key) = (folder.file("cert.pem"), folder.file("key.pem"))
        try Data(issued.certificate.utf8).write(to: URL(fileURLWithPath: certificate))
        try Data(issued.key.utf8).write(to: URL(fileURLWithPath: key))
        return try await Server {
            $0.tls = ServerSettings.TLSFiles(certificates: certificate, key: key)
        }
    }

    private func asks(
        _ server: Server, as host: String = "127.0.0.1", trusting pem: String?
    ) async throws -> Result<BackendIdentity, ServiceFailure> {
        let backend = RemoteBackend(
            try BackendAddress("https://\(host):\(server.port)"),
            over: try pem.map { try Connections(trusting: Array($0.utf8)) } ?? Connections(),
            keyring: Keys())
        do throws(ServiceFailure) {
            return .success(try await backend.identity())
        } catch {
            return .failure(error)
        }
    }

    @Test("a certificate of the named authority is trusted, by name and by address")
    func trusted() async throws {
        let (folder, authority) = (try TemporaryFolder(), try TestCertificates())
        let server = try await server(authority, in: folder)
        for host in ["127.0.0.1", "localhost"] {
            let answer = try await asks(server, as: host, trusting: authority.rootPEM)
            #expect(try answer.get().bundleID == server.backend.embedded.bundleID)
        }
    }

    @Test("C13: another authority's or an invalid certificate is refused, and nothing is sent")
    func notTrusted() async throws {
        let (folder, authority) = (try TemporaryFolder(), try TestCertificates())
        let honest = try await server(authority, in: folder)
        let other = try TestCertificates()
        for pem in [nil, try other.rootPEM] {
            let answer = try await asks(honest, trusting: pem)
            #expect(answer == .failure(.noAnswer(NoAnswer(.notTrusted))))
        }
        let wrong: [(inout TestCertificates.Server) -> Void] = [
            { ($0.names, $0.addresses) = (["elsewhere.example"], []) },
            { $0.addresses = [[127, 0, 0, 2]] },
            { $0.validity = Date(timeIntervalSinceNow: -99)...Date(timeIntervalSinceNow: -9) },
            { $0.validity = Date(timeIntervalSinceNow: 900)...Date(timeIntervalSinceNow: 999) },
        ]
        for change in wrong {
            let server = try await server(authority, change, in: try TemporaryFolder())
            let answer = try await asks(server, trusting: authority.rootPEM)
            #expect(answer == .failure(.noAnswer(NoAnswer(.notTrusted))))
        }
    }

    @Test("C13: a server without TLS is not accepted as encrypted, nor one with TLS as plain")
    func downgraded() async throws {
        let (folder, authority) = (try TemporaryFolder(), try TestCertificates())
        let plain = try await Server()
        let answer = try await asks(plain, trusting: authority.rootPEM)
        #expect(throws: ServiceFailure.self) { try answer.get() }
        let encrypted = try await server(authority, in: folder)
        let backend = RemoteBackend(
            try BackendAddress("http://127.0.0.1:\(encrypted.port)"), over: Connections(),
            keyring: Keys())
        await #expect(throws: ServiceFailure.self) { try await backend.identity() }
    }

    @Test("C13: a team's server without a trusted certificate or without TLS is not asked")
    func team() async throws {
        let (folder, authority) = (try TemporaryFolder(), try TestCertificates())
        let encrypted = try await server(authority, in: folder)
        let plain = try await Server()
        let phone = try await encrypted.backend.rawClient()
        let bought = try await phone.buy(try await phone.gemsRequest())
        let question = VerificationRequest(nonce: "n", signedTransaction: bought.jws)
        for port in [encrypted.port, plain.port] {
            let merchant = TeamMerchant(
                try MerchantAddress("https://127.0.0.1:\(port)"), over: Connections(),
                beside: phone.merchant, now: { Timestamp(milliseconds: 0) })
            let failure = await #expect(throws: ServiceFailure.self) {
                try await merchant.verify(question, phone.context)
            }
            #expect(failure?.isSilence == true)
        }
    }

    @Test(
        "C18: only HTTP/1.1 is negotiated, also with clients that prefer HTTP/2")
    func protocolVersion() async throws {
        let (folder, authority) = (try TemporaryFolder(), try TestCertificates())
        let server = try await server(authority, in: folder)
        var tls = TLSConfiguration.makeClientConfiguration()
        tls.trustRoots = .certificates(
            try NIOSSLCertificate.fromPEMBytes(Array(try authority.rootPEM.utf8)))
        let client = HTTPClient(configuration: HTTPClient.Configuration(tlsConfiguration: tls))
        let url = "https://127.0.0.1:\(server.port)/health"
        let answer = try? await client.execute(HTTPClientRequest(url: url), timeout: .seconds(30))
        try await client.shutdown()
        #expect(answer?.status == .ok && answer?.version == .http1_1)
    }

    @Test(
        "C14: a client with a secret or a token does not follow redirects",
        arguments: [301, 302, 303, 307, 308])
    func redirect(status: Int) async throws {
        let other = try RawReceiver([.status(200)])
        let head = "HTTP/1.1 \(status) Elsewhere\r\nLocation: \(other.url)\r\n"
        let end = "Connection: close\r\nContent-Length: 0\r\n\r\n"
        let named = try RawReceiver([.bytes(head + end)])
        let backend = RemoteBackend(
            try BackendAddress("http://127.0.0.1:\(named.port)"), over: Connections(),
            keyring: Keys(), token: Server.token)
        let context = CallContext(account: "ann", device: "phone", requestID: "test")
        for ask in [
            { _ = try await backend.unfinished(context) },
            { _ = try await backend.orders(limit: 1) },
        ] as [@Sendable () async throws -> Void] {
            let failure = await #expect(throws: ServiceFailure.self) { try await ask() }
            #expect(failure?.isSilence == true)
        }
        #expect(named.receivedRequests.contains { $0.contains(Server.secret) })
        #expect(named.receivedRequests.contains { $0.contains(Server.token) })
        try other.connectWithoutSending()
        try await other.waitForRequests(1)
        #expect(other.receivedRequests == [""])
    }

    @Test(
        "a file without certificates is refused as a source of trust",
        arguments: ["", "x", "-----BEGIN"])
    func noCertificates(text: String) {
        #expect(throws: Connections.NoCertificates.self) {
            try Connections(trusting: Array(text.utf8))
        }
    }
}

extension ServiceFailure {
    /// Whether the failure is a missing answer.
    fileprivate var isSilence: Bool { if case .noAnswer = self { true } else { false } }
}
