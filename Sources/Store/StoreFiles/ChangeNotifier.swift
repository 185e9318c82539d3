import Synchronization

/// How those who work on the same files tell each other that something has changed.
package struct ChangeNotifier: Sendable {
    /// Tells everybody who listens to look again.
    package let ring: @Sendable () -> Void
    /// Yields after each ring, or for several at once, until the stream is no longer iterated.
    package let changes: @Sendable () -> AsyncStream<Void>

    /// Heard in every process that works in the folder; see ``FolderWatch``.
    package static func folder(_ path: String) -> ChangeNotifier {
        ChangeNotifier(
            ring: { FolderWatch.announce(in: path) },
            changes: { FolderWatch.changes(in: path) })
    }

    /// Heard in this process only, at once and on no thread of its own: whoever runs his tasks one after the other hears
    /// it at the same place each time.
    package static func alone() -> ChangeNotifier {
        let listeners = Listeners()
        return ChangeNotifier(ring: { listeners.ring() }, changes: { listeners.stream() })
    }

    private final class Listeners: Sendable {
        private struct State {
            var streams: [(id: Int, input: AsyncStream<Void>.Continuation)] = []
            var last = 0
        }

        private let state = Mutex(State())

        func ring() {
            for stream in state.withLock({ $0.streams }) { stream.input.yield() }
        }

        func stream() -> AsyncStream<Void> {
            let (stream, input) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
            let id = state.withLock { state in
                state.last += 1
                state.streams.append((state.last, input))
                return state.last
            }
            input.onTermination = { [weak self] _ in self?.end(id) }
            return stream
        }

        private func end(_ id: Int) {
            state.withLock { state in state.streams.removeAll { $0.id == id } }
        }
    }
}
