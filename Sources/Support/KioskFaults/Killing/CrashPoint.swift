import KioskTestSupport

/// The point in the progress of an order at which a process died, C0 to C16, derived from its durable facts and its
/// last call.
///
/// The facts alone cannot distinguish pairs such as C1 and C2, between which nothing becomes durable; the file of the
/// last call does. O3 and O4 are one commit, so C9 is its inside: written, but not yet committed.
struct CrashPoint: Hashable, Sendable {
    /// The number, 0 to 16.
    let number: Int
    /// The part of a commit, if the process died in one.
    let part: Part?

    /// The three parts of a commit.
    enum Part: String, Sendable {
        /// Before its first write.
        case a
        /// Between the first write and the return of the sync.
        case b
        /// After the sync, before the result is used.
        case c
    }

    /// Derives the point from the durable facts of a run, and from its calls, the fatal one last.
    init(_ facts: DurableFacts, _ calls: [TracedCall], diedAfter: Bool) {
        let own = calls.filter { !$0.isShared }
        part = Self.part(own, diedAfter)
        // A process that dies while it sends an answer last worked on the file that the answer concerns.
        number = Self.number(facts, own.last { $0.kind != .send }?.side, part)
    }

    private static func number(
        _ facts: DurableFacts, _ side: TracedCall.Side?, _ part: Part?
    ) -> Int {
        if facts.contains(.acknowledged) { return 16 }
        if facts.contains(.shipped) { return 15 }
        if facts.contains(.finished) { return 14 }
        if facts.contains(.finishedAtStore) { return side == .store ? 12 : 13 }
        if facts.contains(.delivery) { return side == .store ? 11 : 10 }
        if facts.contains(.grant) {
            return side == .device ? (part == .b ? 9 : 8) : 7
        }
        if facts.contains(.transaction) { return side == .merchant ? 6 : 5 }
        if facts.contains(.charge) { return side == .store ? 3 : 4 }
        if facts.contains(.intent) { return side == .store ? 2 : 1 }
        return 0
    }

    private static func part(_ calls: [TracedCall], _ diedAfter: Bool) -> Part? {
        guard let last = calls.last, last.path.hasSuffix("-wal") else { return nil }
        if last.kind == .fdatasync { return diedAfter ? .c : .b }
        guard last.kind == .pwrite else { return nil }
        let before = calls.dropLast().last { $0.path == last.path }
        return before?.kind == .pwrite ? .b : .a
    }
}
