import Synchronization

/// Detects that the backend sells a newer catalog than the last one it sent.
package final class CatalogChangeMonitor: Sendable {
    private struct State {
        /// The catalog version of the last products that were received.
        var receivedVersion: String?
        /// The catalog version that the backend reports as current.
        var currentVersion: String?
        /// The version for which a change was reported. It prevents an endless loop with a backend that never sends the
        /// version it reports.
        var reportedVersion: String?
    }

    private let state = Mutex(State())
    private let changesContinuation: AsyncStream<Void>.Continuation
    /// Yields when the products should be requested again; supports one consumer.
    package let changes: AsyncStream<Void>

    init() {
        (changes, changesContinuation) = AsyncStream.makeStream(
            bufferingPolicy: .bufferingNewest(1))
    }

    deinit { changesContinuation.finish() }

    /// Records the version of received products.
    func recordReceived(_ version: String) { update { $0.receivedVersion = version } }

    /// Records the version that the backend reports as current.
    func recordCurrent(_ version: String) { update { $0.currentVersion = version } }

    private func update(_ change: (inout State) -> Void) {
        let hasChanged = state.withLock { state in
            change(&state)
            guard let receivedVersion = state.receivedVersion,
                let currentVersion = state.currentVersion, receivedVersion != currentVersion,
                state.reportedVersion != currentVersion
            else { return false }
            state.reportedVersion = currentVersion
            return true
        }
        if hasChanged { changesContinuation.yield() }
    }
}
