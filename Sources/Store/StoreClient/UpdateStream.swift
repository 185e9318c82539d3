import NIOHTTP1
import AsyncHTTPClient
import NIOCore
import StoreAPI

/// The live updates of one device: yields whenever the other side may have something new.
///
/// A connection that breaks is made again, after a pause that doubles from half a second to five seconds; it goes on
/// where the last event stood (`Last-Event-ID`, WHATWG HTML section 9.2), and yields at once, since whatever happened
/// meanwhile may have been missed.
struct UpdateStream: Sendable {
    let backend: RemoteBackend
    let context: CallContext
    private var line: HTTPLine { backend.line }

    private static let pauses = (first: Int64(500), longest: Int64(5000))

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
            let (wasOpen, id) = await listen(after: last, tell)
            line.reach?.note(false)
            last = id ?? last
            pause = wasOpen ? Self.pauses.first : min(pause * 2, Self.pauses.longest)
            do {
                try await Task.sleep(for: .milliseconds(pause))
            } catch {
                return
            }
        }
    }

    /// Listens on one connection until it breaks.
    ///
    /// - Returns: Whether there was one, and the id of the last event.
    private func listen(
        after last: String?, _ tell: @escaping @Sendable () -> Void
    ) async -> (wasOpen: Bool, last: String?) {
        guard var extras = try? await backend.calling(context) else { return (false, nil) }
        extras.headers.append(("Accept", "text/event-stream"))
        if let last { extras.headers.append(("Last-Event-ID", last)) }
        let request = line.request(DeviceRoutes.updates, [], extras)
        // No deadline for the whole: a connection that is silent for too long breaks by itself.
        guard
            let response = try? await Deadline.within(
                milliseconds: line.timeout,
                {
                    try await line.client.execute(request, deadline: .distantFuture)
                }),
            response.status == .ok
        else { return (false, nil) }
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
        return (true, reader.lastID)
    }
}
