import HTTPTypes
import Hummingbird
import NIOCore
import ServiceLifecycle
import Synchronization

/// Tells every device that listens when something may have changed, from one watch of the files.
///
/// Events carry no facts: whoever hears one asks for the changes after its own cursor, so that nothing is lost with a
/// connection.
final class UpdateHub: Service {
    private struct State {
        var listeners: [UInt64: AsyncStream<Void>.Continuation] = [:]
        var next: UInt64 = 0
        /// How often something changed since the start.
        var count: UInt64 = 0
    }

    private let state = Mutex(State())
    /// How often a silent connection is told that it lives.
    private let pulse: Duration
    private let changes: @Sendable () -> AsyncStream<Void>

    /// - Parameter changes: Watches for changes; asked again where a watch has ended.
    init(_ changes: @escaping @Sendable () -> AsyncStream<Void>, pulse: Duration) {
        self.changes = changes
        self.pulse = pulse
    }

    /// Tells all who listen until the server is to stop; then it ends their streams, which would keep it.
    func run() async {
        try? await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                for await _ in self.changes() { self.tell() }
                // A watch may end, as where the system has none left: the server goes on, and watches anew.
                try await Task.sleep(for: .seconds(1))
                self.tell()
            }
        }
        let listeners = state.withLock { state in
            defer { state.listeners = [:] }
            return Array(state.listeners.values)
        }
        for listener in listeners { listener.finish() }
    }

    private func tell() {
        let listeners = state.withLock { state in
            state.count += 1
            return Array(state.listeners.values)
        }
        for listener in listeners { listener.yield() }
    }

    /// How many listen now.
    var count: Int { state.withLock { $0.listeners.count } }

    /// Server-sent events (WHATWG HTML section 9.2), the first one at once.
    func stream() -> Response {
        var headers: HTTPFields = [:]
        headers[.contentType] = "text/event-stream"
        headers[.cacheControl] = "no-store"
        let body = ResponseBody { writer in
            try await self.write(to: &writer)
            try await writer.finish(nil)
        }
        return Response(status: .ok, headers: headers, body: body)
    }

    private func write(to writer: inout any ResponseBodyWriter) async throws {
        try await writer.write(event())
        for await isNews in beats() {
            try await writer.write(isNews ? event() : ByteBuffer(string: ":\n\n"))
        }
    }

    private func event() -> ByteBuffer {
        ByteBuffer(string: "id: \(state.withLock { $0.count })\ndata: changed\n\n")
    }

    /// True for news, false for a sign of life.
    private func beats() -> AsyncStream<Bool> {
        let pulse = pulse
        return AsyncStream(bufferingPolicy: .bufferingNewest(2)) { continuation in
            let news = listen()
            let task = Task {
                await withTaskGroup(of: Void.self) { group in
                    group.addTask {
                        for await _ in news { continuation.yield(true) }
                        continuation.finish()
                    }
                    group.addTask {
                        while (try? await Task.sleep(for: pulse)) != nil {
                            continuation.yield(false)
                        }
                    }
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func listen() -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let number = state.withLock { state in
                state.next += 1
                state.listeners[state.next] = continuation
                return state.next
            }
            continuation.onTermination = { [weak self] _ in
                self?.state.withLock { $0.listeners[number] = nil }
            }
        }
    }
}
