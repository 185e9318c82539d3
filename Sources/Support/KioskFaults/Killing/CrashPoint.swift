import KioskTestSupport

/// Where in the life of an order a run died: C0 to C16, from the durable facts that it left and the call it died at.
///
/// The facts alone leave pairs together, such as C1 and C2, between which nothing becomes durable; the file that was
/// being worked on tells which of the two it was. O3 and O4 are one commit, so C9 stands for its inside: what was
/// written of it and not yet committed.
struct CrashPoint: Hashable, Sendable {
    /// 0 to 16.
    let number: Int
    /// Where in a commit, if in one.
    let part: Part?

    /// The three parts of a commit.
    enum Part: String, Sendable {
        /// Before its first write.
        case a
        /// Between that and the return of its sync.
        case b
        /// After that, before anybody heard of it.
        case c
    }

    /// What a run left behind, and the calls that it had made, the deadly one last.
    init(_ facts: DurableFacts, _ calls: [TracedCall], diedAfter: Bool) {
        let own = calls.filter { !$0.isShared }
        part = Self.part(own, diedAfter)
        // Who dies on the way to answering was last at work on the file that the answer is about.
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
