import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import SandboxServer
import ServerTestSupport
import ShopTestSupport
import StoreModel

/// A server on a free port, and arbitrary requests to it.
final class Server: Sendable {
    /// A response of the server.
    struct Answer {
        let status: UInt
        let headers: HTTPHeaders
        let body: String
    }

    static let token = RunningServer.token
    static let secret = String(repeating: "s", count: 32)

    let backend: TestBackend
    var url: String { running.url }
    var port: Int { running.port }
    private let running: RunningServer

    /// - Parameter change: Changes the usual settings of the server.
    init(_ change: (inout ServerSettings) -> Void = { _ in }) async throws {
        backend = try TestBackend()
        running = try await RunningServer(backend.embedded) { settings in
            settings.heartbeatInterval = .milliseconds(20)
            change(&settings)
        }
    }

    /// Returns the headers of a calling device.
    static func caller(
        _ account: String = "ann", _ device: String = "phone", secret: String = secret
    ) -> HTTPHeaders {
        [
            "Kiosk-Account": account, "Kiosk-Device": device, "Authorization": "Bearer \(secret)",
        ]
    }

    /// Signs in a device.
    func signIn(_ headers: HTTPHeaders = caller()) async throws -> Answer {
        try await ask(.POST, "/kiosk/v1/sign-in", headers)
    }

    /// Sends a request and reads the whole response.
    func ask(
        _ method: HTTPMethod, _ path: String, _ headers: HTTPHeaders = [:], body: String? = nil
    ) async throws -> Answer {
        var request = HTTPClientRequest(url: url + path)
        request.method = method
        request.headers = headers
        if let body { request.body = .bytes(ByteBuffer(string: body)) }
        let response = try await HTTPClient.shared.execute(request, timeout: .seconds(30))
        let content = try await response.body.collect(upTo: 1 << 24)
        return Answer(
            status: response.status.code, headers: response.headers, body: String(buffer: content))
    }

    /// Sends a request with an endless response, and reads its first part.
    func beginning(
        _ method: HTTPMethod, _ path: String, _ headers: HTTPHeaders
    ) async throws -> Answer {
        var request = HTTPClientRequest(url: url + path)
        request.method = method
        request.headers = headers
        let response = try await HTTPClient.shared.execute(request, timeout: .seconds(30))
        var parts = response.body.makeAsyncIterator()
        let first = try await parts.next().map { String(buffer: $0) } ?? ""
        return Answer(
            status: response.status.code, headers: response.headers, body: first)
    }

    /// Stops the server as SIGTERM would, and waits until it has stopped.
    func stop() async { await running.stop() }
}
