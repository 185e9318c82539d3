import Synchronization

/// Whether the other side sells something else than it last told.
package final class CatalogChangeMonitor: Sendable {
    private struct State {
        /// The version that it told with its products.
        var told: String?
        /// The version that it says it sells.
        var sold: String?
        /// The version that was rung for: a side that never tells what it says is asked once, and not for ever.
        var rung: String?
    }

    private let state = Mutex(State())
    private let bell: AsyncStream<Void>.Continuation
    /// Yields when it may be worth asking for the products again; for one reader.
    package let changes: AsyncStream<Void>

    init() {
        (changes, bell) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    deinit { bell.finish() }

    /// Products of this version were told.
    func told(_ version: String) { take { $0.told = version } }

    /// What is sold is of this version.
    func sold(_ version: String) { take { $0.sold = version } }

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
