import StoreModel

/// Decides whether a press of a button is a person's answer to what that person has seen.
struct ConfirmGuard: Hashable, Sendable {
    /// How long a dialog must have been on the screen, in milliseconds, before a key confirms.
    static let settling: Int64 = 300
    /// Two Enters closer than this, in milliseconds, are one key held down: terminals repeat after 250 to 660.
    static let repeating: Int64 = 700

    private(set) var drawnAt: Timestamp?

    mutating func drawn(at now: Timestamp) {
        if drawnAt == nil { drawnAt = now }
    }

    /// What is shown has changed: it has to be drawn and read again.
    mutating func reset() { drawnAt = nil }

    /// - Parameter lastEnterAt: When Enter was pressed before this, anywhere.
    func allows(at now: Timestamp, lastEnterAt: Timestamp?) -> Bool {
        guard let drawnAt, now.since(drawnAt) >= Self.settling else { return false }
        return lastEnterAt.map { now.since($0) >= Self.repeating } ?? true
    }
}
