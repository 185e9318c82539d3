/// The result of one seed.
package struct SeedResult: Sendable {
    /// The violated rule; nil without a violation.
    package private(set) var violation: Violation?
    /// The trace of all events.
    package private(set) var trace = Fingerprint()
    /// The number of transactions at the end.
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
