import Logging
package import SandboxBackend
package import SandboxServer
import StoreModel
import StoreSigning

/// A server on a free port of this machine, which ends when it is released.
package final class RunningServer: Sendable {
    /// Why a server does not listen.
    private struct NotListening: Error {
        let reason: String
    }

    /// The token of its controls.
    package static let token = "the-token-of-a-test"

    /// The port.
    package let port: Int
    private let task: Task<Void, Never>

    /// Starts it, and waits until it accepts requests.
    ///
    /// - Parameter change: Changes the default settings.
    package init(
        _ backend: EmbeddedBackend, _ change: (inout ServerSettings) -> Void = { _ in }
    ) async throws {
        var settings = ServerSettings(tokenHash: Fingerprint.sha256Hex(Array(Self.token.utf8)))
        change(&settings)
        let server = KioskServer(
            backend, settings,
            logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }))
        let (ports, continuation) = AsyncStream<Result<Int, NotListening>>.makeStream()
        task = Task {
            do {
                try await server.run { continuation.yield(.success($0)) }
            } catch {
                continuation.yield(.failure(NotListening(reason: "\(error)")))
            }
            continuation.finish()
        }
        var iterator = ports.makeAsyncIterator()
        guard let port = try await iterator.next()?.get() else {
            throw NotListening(reason: "it ended")
        }
        self.port = port
    }

    deinit {
        task.cancel()
    }

    /// The URL.
    package var url: String { "http://127.0.0.1:\(port)" }

    /// Stops it as SIGTERM would, and waits for its end.
    package func stop() async {
        task.cancel()
        await task.value
    }
}
