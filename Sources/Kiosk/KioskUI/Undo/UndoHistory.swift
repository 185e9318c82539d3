/// What can be undone, and what was undone and can be done again.
struct UndoHistory: Sendable {
    private(set) var past: [LocalAct] = []
    private(set) var future: [LocalAct] = []

    private static let limit = 100

    /// Remembers how something was before it was changed.
    mutating func remember(_ before: LocalAct) {
        Self.push(before, on: &past)
        future = []
    }

    /// Takes back the last one; `swap` gives what it is now for what it was.
    mutating func undo(_ swap: (LocalAct) -> LocalAct) -> LocalAct? {
        guard let act = past.popLast() else { return nil }
        Self.push(swap(act), on: &future)
        return act
    }

    /// Does again what was undone last.
    mutating func redo(_ swap: (LocalAct) -> LocalAct) -> LocalAct? {
        guard let act = future.popLast() else { return nil }
        Self.push(swap(act), on: &past)
        return act
    }

    private static func push(_ act: LocalAct, on stack: inout [LocalAct]) {
        stack.append(act)
        if stack.count > limit { stack.removeFirst() }
    }
}
