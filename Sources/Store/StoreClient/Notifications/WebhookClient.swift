import AsyncHTTPClient
import FoundationEssentials
import NIOCore
import NIOHTTP1
package import StoreModel

/// Posts notifications to a team's server, as Apple does.
///
/// Proxies and certificates from the environment are ignored. Redirects are followed only to the same host, and the
/// body of the answer is read only up to a limit.
package struct WebhookClient: Sendable {
    private let connections: Connections
    /// The time limit for an attempt, from its start to the end of the answer, in milliseconds.
    private let timeout: Int64

    /// The largest answer in bytes; only its status is used.
    static let limit = 64 << 10
    /// The maximum number of redirects.
    private static let maximumRedirects = 5

    /// Creates a client; opens nothing yet.
    ///
    /// - Parameters:
    ///   - connections: The connections, which determine the trusted certificates.
    ///   - timeout: The time limit for an attempt, in milliseconds.
    package init(over connections: Connections = Connections(), timeout: Int64 = 5_000) {
        self.connections = connections
        self.timeout = timeout
    }

    /// Posts a notification and returns the result; a request is not sent to an invalid address.
    package func post(_ signedPayload: JWS, to url: String) async -> SendAttemptResult {
        guard let address = try? WebhookAddress(url) else { return .other }
        let body = Data("{\"signedPayload\":\"\(signedPayload.compact)\"}".utf8)
        let progress = WebhookProgress()
        do {
            return try await Deadline.within(milliseconds: timeout) {
                try await followRedirects(address, body, progress)
            }
        } catch {
            return .of(error, progress)
        }
    }

    private func followRedirects(
        _ first: WebhookAddress, _ body: Data, _ progress: WebhookProgress
    ) async throws -> SendAttemptResult {
        var (address, seen) = (first, Set([first]))
        for _ in 0...Self.maximumRedirects {
            let (status, location) = try await send(body, to: address, progress)
            guard [307, 308].contains(status), let next = location.flatMap(address.following)
            else { return SendAttemptResult(status: status) }
            guard seen.insert(next).inserted else { return .circularRedirect }
            address = next
        }
        return .circularRedirect
    }

    private func send(
        _ body: Data, to address: WebhookAddress, _ progress: WebhookProgress
    ) async throws -> (status: Int, location: String?) {
        var request = HTTPClientRequest(url: address.description)
        request.method = .POST
        request.headers.add(name: "Content-Type", value: "application/json")
        // The next notification may be minutes away, so the connection is not kept open.
        request.headers.add(name: "Connection", value: "close")
        request.body = .bytes(ByteBuffer(bytes: body))
        progress.requestStarted()
        let response = try await connections.client.execute(
            request, timeout: .milliseconds(timeout))
        progress.responseStarted()
        _ = try await response.body.collect(upTo: Self.limit)
        return (Int(response.status.code), response.headers.first(name: "Location"))
    }
}
