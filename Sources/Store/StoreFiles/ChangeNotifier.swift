import Synchronization

/// Notifies the users of the same files of changes.
package struct ChangeNotifier: Sendable {
    /// Notifies all observers of a change.
    package let notify: @Sendable () -> Void
    /// Returns a stream that yields after one or more notifications, until its iteration ends.
    package let changes: @Sendable () -> AsyncStream<Void>

    /// Returns a notifier for all processes that work in the folder; see ``FolderWatch``.
    package static func folder(_ path: String) -> ChangeNotifier {
        ChangeNotifier(
            notify: { FolderWatch.notifyObservers(in: path) },
            changes: { FolderWatch.changes(in: path) })
    }

    /// Returns a notifier for this process only. It notifies at once and without a thread, so that sequential tasks are
    /// notified at the same point in each run.
    package static func inProcess() -> ChangeNotifier {
        let listeners = Listeners()
        return ChangeNotifier(notify: { listeners.notify() }, changes: { listeners.stream() })
    }

    private final class Listeners: Sendable {
        private struct State {
            var streams: [(id: Int, input: AsyncStream<Void>.Continuation)] = []
            var last = 0
        }

        private let state = Mutex(State())

        func notify() {
            for stream in state.withLock({ $0.streams }) { stream.input.yield() }
        }

        func stream() -> AsyncStream<Void> {
            let (stream, input) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
            let id = state.withLock { state in
                state.last += 1
                state.streams.append((state.last, input))
                return state.last
            }
            input.onTermination = { [weak self] _ in self?.remove(id) }
            return stream
        }

        private func remove(_ id: Int) {
            state.withLock { state in state.streams.removeAll { $0.id == id } }
        }
    }
}
