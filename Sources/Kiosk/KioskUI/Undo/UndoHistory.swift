/// The stacks of changes to undo and to redo.
struct UndoHistory: Sendable {
    private(set) var past: [UndoableChange] = []
    private(set) var future: [UndoableChange] = []

    private static let limit = 100

    /// Records the value before a change, and discards the changes to redo.
    mutating func remember(_ before: UndoableChange) {
        Self.push(before, on: &past)
        future = []
    }

    /// Removes and returns the last recorded change that matches.
    ///
    /// - Parameter swap: Returns the current value for a recorded one, which becomes the change to redo.
    mutating func undo(
        where counts: (UndoableChange) -> Bool, _ swap: (UndoableChange) -> UndoableChange
    ) -> UndoableChange? {
        Self.move(from: &past, to: &future, where: counts, swap)
    }

    /// Removes and returns the last undone change that matches; see ``undo(where:_:)``.
    mutating func redo(
        where counts: (UndoableChange) -> Bool, _ swap: (UndoableChange) -> UndoableChange
    ) -> UndoableChange? {
        Self.move(from: &future, to: &past, where: counts, swap)
    }

    /// The predicate must accept or reject whole kinds of changes, so that the changes of one kind stay in order.
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
