import NIOHTTP1
import AsyncHTTPClient
import NIOCore
import StoreAPI

/// The live updates of one device; yields whenever the backend may have something new.
///
/// A broken connection is established again after a pause that doubles from half a second up to five seconds. It
/// continues after the last event (`Last-Event-ID`, WHATWG HTML section 9.2), and yields at once, because changes may
/// have been missed meanwhile.
///
/// A backend without a free stream answers with the delay to wait (`Retry-After`, limited to a minute). The device then
/// yields at each attempt, so that it requests the changes instead.
struct UpdateStream: Sendable {
    let backend: RemoteBackend
    let context: CallContext
    private var transport: HTTPTransport { backend.transport }

    /// The longest delay that is granted to a backend that refused the stream, in milliseconds.
    private static let maximumRetryDelay: Int64 = 60_000

    /// The result of an attempt to connect.
    private struct Attempt {
        var wasOpen = false
        /// The id of the last event.
        var lastID: String?
        /// The delay that the backend requested when it refused the stream, in milliseconds.
        var retryAfter: Int64?
    }

    func changeSignals() -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let task = Task {
                await follow { continuation.yield() }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func follow(_ notify: @escaping @Sendable () -> Void) async {
        var (pauses, last) = (ReconnectBackoff(), String?.none)
        while !Task.isCancelled {
            let attempt = await listen(after: last, notify)
            // A refusal is an answer, so the backend is reachable.
            if attempt.retryAfter == nil { transport.reachability?.record(false) }
            last = attempt.lastID ?? last
            let pause = pauses.next(wasOpen: attempt.wasOpen)
            let wait = max(pause, min(attempt.retryAfter ?? 0, Self.maximumRetryDelay))
            do {
                try await Task.sleep(for: .milliseconds(wait))
            } catch {
                return
            }
        }
    }

    /// Reads events from one connection until it breaks.
    private func listen(
        after last: String?, _ notify: @escaping @Sendable () -> Void
    ) async -> Attempt {
        guard var extras = try? await backend.callerOptions(context) else { return Attempt() }
        extras.headers.append(("Accept", "text/event-stream"))
        if let last { extras.headers.append(("Last-Event-ID", last)) }
        let request = transport.request(DeviceRoutes.updates, [], extras)
        // The request does not have a deadline, because an idle connection reaches the read timeout.
        guard
            let response = try? await Deadline.within(
                milliseconds: transport.timeout,
                {
                    try await transport.client.execute(request, deadline: .distantFuture)
                })
        else { return Attempt() }
        guard response.status == .ok else {
            let wait = HTTPTransport.retryAfter(response)
            if wait != nil { notify() }
            return Attempt(retryAfter: wait)
        }
        transport.reachability?.record(true)
        notify()
        var reader = ServerSentEventParser()
        do {
            for try await part in response.body {
                guard reader.parse(part.readableBytesView) else { continue }
                if let catalog = reader.catalogVersion {
                    backend.catalogChanges.recordCurrent(catalog)
                }
                notify()
            }
        } catch {
            // The next connection continues from the last event after any error.
        }
        return Attempt(wasOpen: true, lastID: reader.lastID)
    }
}

/// The pauses before a broken connection is established again, in milliseconds: half a second after a connection that
/// was open, and twice as long after each further failure, up to five seconds.
struct ReconnectBackoff {
    private static let first: Int64 = 500
    private static let longest: Int64 = 5000

    private var nextPause = ReconnectBackoff.first

    /// Returns the next pause.
    ///
    /// - Parameter wasOpen: Whether the last attempt established a connection.
    mutating func next(wasOpen: Bool) -> Int64 {
        let pause = wasOpen ? Self.first : nextPause
        nextPause = min(pause * 2, Self.longest)
        return pause
    }
}
