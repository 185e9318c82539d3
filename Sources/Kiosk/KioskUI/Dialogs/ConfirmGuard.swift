import StoreModel

/// Decides whether a button press answers what the user has seen, and is not a repeated or premature press.
struct ConfirmGuard: Hashable, Sendable {
    /// The time in milliseconds that a dialog must be on the screen before a key or a click can confirm it.
    static let settling: Int64 = 300
    /// Two presses within this time, in milliseconds, count as one held key or one double click: terminals begin to
    /// repeat after 250 to 660 ms.
    static let repeating: Int64 = 700

    /// The time in milliseconds within which the same key may be a held key on a connection that stutters.
    static let holding: Int64 = 2_000

    private(set) var drawnAt: Timestamp?

    mutating func drawn(at now: Timestamp) {
        if drawnAt == nil { drawnAt = now }
    }

    /// Requires a new drawing before a confirmation, because the content of the dialog changed.
    mutating func reset() { drawnAt = nil }

    /// Returns whether a press at `now` may confirm.
    ///
    /// - Parameter lastPressAt: The time of the previous press of Enter, Space or a button, in any dialog or screen.
    func allows(at now: Timestamp, lastPressAt: Timestamp?) -> Bool {
        guard let drawnAt, now.since(drawnAt) >= Self.settling else { return false }
        return lastPressAt.map { now.since($0) >= Self.repeating } ?? true
    }
}
