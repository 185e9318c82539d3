import KioskSimulation
import Testing

/// The real machine with one thing wrong, which a layer of the proof must tell.
struct WrongMachine: Sendable, CustomTestStringConvertible {
    /// Who tells.
    enum Layer: Sendable {
        /// Seeded runs, at most so many.
        case seeds(Int)
        /// The search of a scope.
        case search(Scope)
    }

    /// What is wrong.
    let testDescription: String
    let layer: Layer
    let machine: Machine

    init(_ sentence: String, _ layer: Layer, _ change: (inout Machine) -> Void) {
        testDescription = sentence
        self.layer = layer
        machine = Machine().with(change)
    }

    /// The rule by which it is caught; nil if it is not.
    func caught() throws -> String? {
        switch layer {
        case .seeds(let count):
            for seed in 1...UInt64(count) {
                let report = try SeedRun(seed: seed, machine: machine).run()
                if let violation = report.violation { return violation.rule }
            }
            return nil
        case .search(let scope):
            var search = Search(scope)
            return search.run(machine).violation?.rule
        }
    }
}
