/// The result of one seed.
package struct SeedResult: Sendable {
    /// The violated rule; nil without a violation.
    package private(set) var violation: Violation?
    /// The trace of all events.
    package private(set) var trace = Fingerprint()
    /// The number of transactions at the end.
    package private(set) var transactions = 0

    mutating func record(_ action: SimulationEvent) { trace.add(action.text) }

    func withViolation(_ violation: Violation, _ world: World) -> SeedResult {
        var result = finished(world)
        result.violation = violation
        return result
    }

    func finished(_ world: World) -> SeedResult {
        var result = self
        result.transactions = world.store.transactions.count
        result.trace.add(world.fingerprint.short)
        return result
    }
}
