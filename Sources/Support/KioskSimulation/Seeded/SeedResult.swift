/// What became of one seed.
package struct SeedResult: Sendable {
    /// The rule that was broken; nil if none was.
    package private(set) var violation: Violation?
    /// The trace of everything that happened.
    package private(set) var trace = Fingerprint()
    /// How much was bought in the end.
    package private(set) var transactions = 0

    mutating func note(_ action: SimulationEvent) { trace.add(action.words) }

    func failed(_ violation: Violation, _ world: World) -> SeedResult {
        var report = ended(world)
        report.violation = violation
        return report
    }

    func ended(_ world: World) -> SeedResult {
        var report = self
        report.transactions = world.store.transactions.count
        report.trace.add(world.fingerprint.short)
        return report
    }
}
