import KioskSimulation
import StoreModel
import Testing

/// Searches all states of small scopes; `kiosk-sim --exhaustive` searches the large ones.
@Suite("Exhaustive searches")
struct SearchTests {
    @Test(
        "no state of the small scopes breaks a rule, and all lead to a resting state",
        arguments: Scope.small)
    func small(_ scope: Scope) {
        let report = Search(scope).run()
        #expect(report.violation == nil, "\(report.path.map(\.text).joined(separator: "\n"))")
        #expect(report.states > 100)
        #expect(report.statesAtRest > 0)
    }

    @Test("a search finds the same states every time")
    func same() {
        let (first, second) = (Search(Scope.small[0]).run(), Search(Scope.small[0]).run())
        #expect(first.states == second.states && first.transitions == second.transitions)
    }
}

extension Scope: CustomTestStringConvertible {
    /// The name of the scope.
    public var testDescription: String { name }
}
