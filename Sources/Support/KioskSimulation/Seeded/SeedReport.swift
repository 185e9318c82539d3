/// What became of one seed.
package struct SeedReport: Sendable {
    /// The seed.
    package let seed: UInt64
    /// What it drew.
    package let draw: Draw
    /// What happened before the faults stopped.
    package private(set) var actions: [Action] = []
    /// How many things happened in all.
    package private(set) var events = 0
    /// The rule that was broken; nil if none was.
    package private(set) var violation: Violation?
    /// The trace of everything that happened.
    package private(set) var trace = Fingerprint()
    /// How much was bought in the end.
    package private(set) var transactions = 0

    init(seed: UInt64, draw: Draw) {
        self.seed = seed
        self.draw = draw
    }

    mutating func note(_ action: Action, isSettling: Bool = false) {
        events += 1
        trace.add(action.words)
        if !isSettling { actions.append(action) }
    }

    func failed(_ violation: Violation, _ world: World) -> SeedReport {
        var report = ended(world)
        report.violation = violation
        return report
    }

    func ended(_ world: World) -> SeedReport {
        var report = self
        report.transactions = world.store.transactions.count
        report.trace.add(world.fingerprint.short)
        return report
    }
}
