import KioskSimulation
import StoreModel
import Testing

/// Every state of scopes that are small enough; `kiosk-sim --exhaustive` searches the large ones.
@Suite("Exhaustive searches")
struct SearchTests {
    @Test(
        "no state of the small scopes breaks a rule, and all lead to rest", arguments: Scope.small)
    func small(_ scope: Scope) {
        var search = Search(scope)
        let report = search.run()
        #expect(report.violation == nil, "\(report.way.map(\.words).joined(separator: "\n"))")
        #expect(report.isWhole)
        #expect(report.states > 100)
        #expect(report.resting > 0)
    }

    @Test("a search finds the same states each time")
    func same() {
        var (one, other) = (Search(Scope.small[0]), Search(Scope.small[0]))
        let (first, second) = (one.run(), other.run())
        #expect(first.states == second.states && first.transitions == second.transitions)
    }
}

extension Scope: CustomTestStringConvertible {
    /// The name of the scope.
    public var testDescription: String { name }
}
