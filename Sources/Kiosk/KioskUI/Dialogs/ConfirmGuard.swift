import StoreModel

/// Decides whether a press of a button is a person's answer to what that person has seen.
struct ConfirmGuard: Hashable, Sendable {
    /// How long a dialog must have been on the screen, in milliseconds, before a key or a click confirms.
    static let settling: Int64 = 300
    /// Two presses closer than this, in milliseconds, are one key held down or one double click: terminals repeat after 250 to 660.
    static let repeating: Int64 = 700

    /// The same key within so many milliseconds may be one that is held down on a line that stutters.
    static let holding: Int64 = 2_000

    private(set) var drawnAt: Timestamp?

    mutating func drawn(at now: Timestamp) {
        if drawnAt == nil { drawnAt = now }
    }

    /// What is shown has changed: it has to be drawn and read again.
    mutating func reset() { drawnAt = nil }

    /// - Parameter lastPressAt: When Enter, Space or a button was pressed before this, anywhere.
    func allows(at now: Timestamp, lastPressAt: Timestamp?) -> Bool {
        guard let drawnAt, now.since(drawnAt) >= Self.settling else { return false }
        return lastPressAt.map { now.since($0) >= Self.repeating } ?? true
    }
}
