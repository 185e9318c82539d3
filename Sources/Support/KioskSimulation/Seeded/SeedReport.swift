/// What became of one seed.
package struct SeedReport: Sendable {
    /// The rule that was broken; nil if none was.
    package private(set) var violation: Violation?
    /// The trace of everything that happened.
    package private(set) var trace = Fingerprint()
    /// How much was bought in the end.
    package private(set) var transactions = 0

    mutating func note(_ action: Action) { trace.add(action.words) }

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
