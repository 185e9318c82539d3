import StoreModel

/// That news put something else under the cursor than what a person selected.
struct SelectionGuard: Hashable, Sendable {
    /// Whether what was selected is gone, and not only a newer thing above it.
    let isGone: Bool
    private var confirm = ConfirmGuard()
    private var isTold = false

    init(isGone: Bool) { self.isGone = isGone }

    mutating func drawn(at now: Timestamp) { confirm.drawn(at: now) }

    /// Whether a key that does something at once is refused: until what is selected now can have been seen, and, where
    /// what was selected is gone, once in any case, however long ago that was.
    mutating func refuses(at now: Timestamp) -> Bool {
        let isSeen = confirm.allows(at: now, lastPressAt: nil)
        guard !isSeen || isGone && !isTold else { return false }
        // What is said of it has to be seen, too.
        if !isTold { confirm.reset() }
        isTold = true
        return true
    }
}
