import Synchronization

/// Detects that the backend sells a newer catalog than the last one it sent.
package final class CatalogChangeMonitor: Sendable {
    private struct State {
        /// The catalog version of the last products that were received.
        var told: String?
        /// The catalog version that the backend reports as current.
        var sold: String?
        /// The version for which a change was reported. It prevents an endless loop with a backend that never sends the
        /// version it reports.
        var rung: String?
    }

    private let state = Mutex(State())
    private let bell: AsyncStream<Void>.Continuation
    /// Yields when the products should be requested again; supports one consumer.
    package let changes: AsyncStream<Void>

    init() {
        (changes, bell) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    deinit { bell.finish() }

    /// Records the version of received products.
    func recordReceived(_ version: String) { take { $0.told = version } }

    /// Records the version that the backend reports as current.
    func recordCurrent(_ version: String) { take { $0.sold = version } }

    private func take(_ change: (inout State) -> Void) {
        let isNews = state.withLock { state in
            change(&state)
            guard let told = state.told, let sold = state.sold, told != sold, state.rung != sold
            else { return false }
            state.rung = sold
            return true
        }
        if isNews { bell.yield() }
    }
}
