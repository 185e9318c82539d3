import StoreModel

/// Guards against actions on a row that an update moved under the cursor.
struct SelectionGuard: Hashable, Sendable {
    /// Whether the previously selected item is gone, instead of displaced by a newer one.
    let isGone: Bool
    private var confirm = ConfirmGuard()
    private var isTold = false

    init(isGone: Bool) { self.isGone = isGone }

    mutating func drawn(at now: Timestamp) { confirm.drawn(at: now) }

    /// Returns whether an immediate action is refused. It is refused until the new selection has been visible long
    /// enough, and at least once if the previous item is gone.
    mutating func refuses(at now: Timestamp) -> Bool {
        let isSeen = confirm.allows(at: now, lastPressAt: nil)
        guard !isSeen || isGone && !isTold else { return false }
        // The refusal's message must be seen too before an action is allowed.
        if !isTold { confirm.reset() }
        isTold = true
        return true
    }
}
