import Synchronization

/// Who takes wishes to the engine now, and what was noted before anybody did.
///
/// Notes keep their order: whoever comes has the place only when no earlier note waits.
final class Reception<Taker: Sendable, Note: Sendable>: Sendable {
    private struct State {
        var taker: Taker?
        var notes: [Note] = []
    }

    private let state = Mutex(State())

    /// Who takes wishes now; nil for nobody.
    var taker: Taker? { state.withLock { $0.taker } }

    /// Who takes this note now; nil for nobody, and it waits.
    func taker(of note: Note) -> Taker? {
        state.withLock { state in
            if state.taker == nil { state.notes.append(note) }
            return state.taker
        }
    }

    /// What has to be taken before this one has the place; nil when it has it.
    func notes(before taker: Taker) -> [Note]? {
        state.withLock { state in
            if state.notes.isEmpty {
                state.taker = taker
                return nil
            }
            defer { state.notes = [] }
            return state.notes
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
