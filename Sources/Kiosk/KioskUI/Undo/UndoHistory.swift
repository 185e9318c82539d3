/// What can be undone, and what was undone and can be done again.
struct UndoHistory: Sendable {
    private(set) var past: [UndoableChange] = []
    private(set) var future: [UndoableChange] = []

    private static let limit = 100

    /// Remembers how something was before it was changed.
    mutating func remember(_ before: UndoableChange) {
        Self.push(before, on: &past)
        future = []
    }

    /// Takes back the last one of those that count; `swap` gives what it is now for what it was.
    mutating func undo(
        where counts: (UndoableChange) -> Bool, _ swap: (UndoableChange) -> UndoableChange
    ) -> UndoableChange? {
        Self.move(from: &past, to: &future, where: counts, swap)
    }

    /// Does again what was undone last of those that count.
    mutating func redo(
        where counts: (UndoableChange) -> Bool, _ swap: (UndoableChange) -> UndoableChange
    ) -> UndoableChange? {
        Self.move(from: &future, to: &past, where: counts, swap)
    }

    /// What counts is of whole kinds, so that those of one kind stay in their order, and no other kind is touched.
    private static func move(
        from stack: inout [UndoableChange], to other: inout [UndoableChange],
        where counts: (UndoableChange) -> Bool, _ swap: (UndoableChange) -> UndoableChange
    ) -> UndoableChange? {
        guard let index = stack.lastIndex(where: counts) else { return nil }
        let act = stack.remove(at: index)
        push(swap(act), on: &other)
        return act
    }

    private static func push(_ act: UndoableChange, on stack: inout [UndoableChange]) {
        stack.append(act)
        if stack.count > limit { stack.removeFirst() }
    }
}
