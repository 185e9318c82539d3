import AsyncHTTPClient
import FoundationEssentials
import NIOCore
import NIOHTTP1
package import StoreModel

/// Posts notifications to a team's server, as Apple posts them.
///
/// Nothing is taken from the environment, no proxy and no certificates. A redirect is followed on the same host alone, and
/// of the answer no more is read than it takes to see that it ends.
package struct WebhookClient: Sendable {
    private let connections: Connections
    /// How long an attempt may take from its beginning to the end of the answer, in milliseconds.
    private let timeout: Int64

    /// The longest answer that is read, in bytes: it says nothing but its status.
    static let limit = 64 << 10
    /// How often it may be sent on.
    private static let hops = 5

    /// Opens nothing yet.
    ///
    /// - Parameters:
    ///   - connections: Say by which certificates servers are trusted.
    ///   - timeout: How long an attempt may take, in milliseconds.
    package init(over connections: Connections = Connections(), timeout: Int64 = 5_000) {
        self.connections = connections
        self.timeout = timeout
    }

    /// Posts one, and says how that ended; an address that is none is never asked.
    package func post(_ signedPayload: JWS, to url: String) async -> SendAttemptResult {
        guard let address = try? WebhookAddress(url) else { return .other }
        let body = Data("{\"signedPayload\":\"\(signedPayload.compact)\"}".utf8)
        let progress = WebhookProgress()
        do {
            return try await Deadline.within(milliseconds: timeout) {
                try await follow(address, body, progress)
            }
        } catch {
            return .of(error, progress)
        }
    }

    private func follow(
        _ first: WebhookAddress, _ body: Data, _ progress: WebhookProgress
    ) async throws -> SendAttemptResult {
        var (address, seen) = (first, Set([first]))
        for _ in 0...Self.hops {
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
        // Minutes may pass until the next one: nobody should wait for it with an open connection.
        request.headers.add(name: "Connection", value: "close")
        request.body = .bytes(ByteBuffer(bytes: body))
        progress.began()
        let response = try await connections.client.execute(
            request, timeout: .milliseconds(timeout))
        progress.answered()
        _ = try await response.body.collect(upTo: Self.limit)
        return (Int(response.status.code), response.headers.first(name: "Location"))
    }
}
