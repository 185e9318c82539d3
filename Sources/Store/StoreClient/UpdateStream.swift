import NIOHTTP1
import AsyncHTTPClient
import NIOCore
import StoreAPI

/// The live updates of one device: yields whenever the other side may have something new.
///
/// A connection that breaks is made again, after a pause that doubles from half a second to five seconds; it goes on
/// where the last event stood (`Last-Event-ID`, WHATWG HTML section 9.2), and yields at once, since whatever happened
/// meanwhile may have been missed.
///
/// Where the other side has no stream to spare, it says how long to wait (`Retry-After`, for a minute at most); the device
/// then yields at each attempt, so that it learns of changes by asking for them.
struct UpdateStream: Sendable {
    let backend: RemoteBackend
    let context: CallContext
    private var line: HTTPTransport { backend.line }

    private static let pauses = (
        first: Int64(500), longest: Int64(5000), refused: Int64(60_000)
    )

    /// How an attempt to listen ended.
    private struct Attempt {
        var wasOpen = false
        /// The id of the last event.
        var lastID: String?
        /// How long the other side asks to wait, in milliseconds, where it refused.
        var retryAfter: Int64?
    }

    func wakeUps() -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let task = Task {
                await follow { continuation.yield() }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func follow(_ tell: @escaping @Sendable () -> Void) async {
        var (pause, last) = (Self.pauses.first, String?.none)
        while !Task.isCancelled {
            let attempt = await listen(after: last, tell)
            // A refusal is an answer: the other side is there.
            if attempt.retryAfter == nil { line.reach?.note(false) }
            last = attempt.lastID ?? last
            pause = attempt.wasOpen ? Self.pauses.first : min(pause * 2, Self.pauses.longest)
            let wait = max(pause, min(attempt.retryAfter ?? 0, Self.pauses.refused))
            do {
                try await Task.sleep(for: .milliseconds(wait))
            } catch {
                return
            }
        }
    }

    /// Listens on one connection until it breaks.
    private func listen(
        after last: String?, _ tell: @escaping @Sendable () -> Void
    ) async -> Attempt {
        guard var extras = try? await backend.calling(context) else { return Attempt() }
        extras.headers.append(("Accept", "text/event-stream"))
        if let last { extras.headers.append(("Last-Event-ID", last)) }
        let request = line.request(DeviceRoutes.updates, [], extras)
        // No deadline for the whole: a connection that is silent for too long breaks by itself.
        guard
            let response = try? await Deadline.within(
                milliseconds: line.timeout,
                {
                    try await line.client.execute(request, deadline: .distantFuture)
                })
        else { return Attempt() }
        guard response.status == .ok else {
            let wait = HTTPTransport.retryAfter(response)
            if wait != nil { tell() }
            return Attempt(retryAfter: wait)
        }
        line.reach?.note(true)
        tell()
        var reader = EventReader()
        do {
            for try await part in response.body {
                guard reader.take(part.readableBytesView) else { continue }
                if let catalog = reader.catalog { backend.catalogNews.sold(catalog) }
                tell()
            }
        } catch {
            // However it ended: the next connection goes on from here.
        }
        return Attempt(wasOpen: true, lastID: reader.lastID)
    }
}
