import AsyncHTTPClient
import Logging
import NIOCore
import NIOHTTP1
import SandboxBackend
import SandboxServer
import ShopTestSupport
import StoreModel
import StoreSigning

/// A receiver on a free port, which runs as long as it is referenced.
final class RunningReceiver: Sendable {
    let port: Int
    private let task: Task<Void, Never>
    private let received: AsyncStream<ReceivedNotification>

    init(_ backend: TestBackend, answer: Int = 200) async throws {
        let verifier = try JWSVerifier(rootDER: backend.embedded.authority.rootDER)
        let receiver = NotificationReceiver(
            verifier, bundleID: TestCatalog.bundleID, port: 0, answer: answer,
            now: { backend.clock.now() },
            logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }))
        let (received, tell) = AsyncStream<ReceivedNotification>.makeStream()
        let (ports, listening) = AsyncStream<Int>.makeStream()
        self.received = received
        task = Task {
            try? await receiver.run {
                listening.yield($0)
            } onNotification: {
                tell.yield($0)
            }
            listening.finish()
            tell.finish()
        }
        var iterator = ports.makeAsyncIterator()
        guard let port = await iterator.next() else {
            throw UnexpectedResponse(response: "not listening")
        }
        self.port = port
    }

    deinit { task.cancel() }

    var url: String { "http://127.0.0.1:\(port)/hook" }

    /// Returns the next notification.
    func next() async -> ReceivedNotification? {
        for await notification in received { return notification }
        return nil
    }

    /// Returns the kind of the next notification if it is genuine.
    func nextKind() async -> String? {
        guard case .genuine(let payload, _) = await next()?.verification else { return nil }
        return payload.kind.description
    }

    /// Posts a body and returns the status of the answer.
    func post(_ body: String) async throws -> UInt {
        var request = HTTPClientRequest(url: url)
        request.method = .POST
        request.body = .bytes(ByteBuffer(string: body))
        return try await HTTPClient.shared.execute(request, timeout: .seconds(30)).status.code
    }
}
