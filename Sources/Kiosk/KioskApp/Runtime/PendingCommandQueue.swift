import Synchronization

/// Holds the current consumer of commands, and queues commands until one is attached.
///
/// The order of commands is preserved: a consumer is attached only once the queue is empty.
final class PendingCommandQueue<Taker: Sendable, Wish: Sendable>: Sendable {
    private struct State {
        var taker: Taker?
        var waiting: [Wish] = []
    }

    private let state = Mutex(State())

    /// Returns the current consumer, or queues the command and returns nil if no consumer is attached.
    func taker(of wish: Wish) -> Taker? {
        state.withLock { state in
            if state.taker == nil { state.waiting.append(wish) }
            return state.taker
        }
    }

    /// Returns the queued commands that must be executed before the consumer is attached, or attaches it and returns
    /// nil.
    func wishes(before taker: Taker) -> [Wish]? {
        state.withLock { state in
            if state.waiting.isEmpty {
                state.taker = taker
                return nil
            }
            defer { state.waiting = [] }
            return state.waiting
        }
    }

    /// Detaches the current consumer and returns it.
    func close() -> Taker? {
        state.withLock { state in
            defer { state.taker = nil }
            return state.taker
        }
    }
}
