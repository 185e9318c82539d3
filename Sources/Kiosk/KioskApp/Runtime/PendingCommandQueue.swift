import Synchronization

/// Who takes wishes to the engine now, and what was wished before anybody did.
///
/// Wishes keep their order: whoever comes has the place only when no earlier one waits.
final class PendingCommandQueue<Taker: Sendable, Wish: Sendable>: Sendable {
    private struct State {
        var taker: Taker?
        var waiting: [Wish] = []
    }

    private let state = Mutex(State())

    /// Who takes this wish now; nil for nobody, and it waits.
    func taker(of wish: Wish) -> Taker? {
        state.withLock { state in
            if state.taker == nil { state.waiting.append(wish) }
            return state.taker
        }
    }

    /// What has to be taken up before this one has the place; nil when it has it.
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

    /// From now on nobody takes wishes; who did.
    func close() -> Taker? {
        state.withLock { state in
            defer { state.taker = nil }
            return state.taker
        }
    }
}
