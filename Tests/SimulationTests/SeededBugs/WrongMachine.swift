import KioskSimulation
import PurchaseEngine
import Testing

/// The real state machine with one bug, which one layer of the proof must catch.
struct WrongMachine: Sendable, CustomTestStringConvertible {
    /// The layer that catches the bug.
    enum Layer: Sendable, CustomStringConvertible {
        /// Seeded runs with these seeds.
        case seeds(ClosedRange<UInt64>)
        /// Seeded runs with these seeds, in which only the audit finds the bug.
        case audit(ClosedRange<UInt64>)
        /// The exhaustive search of a scope.
        case search(Scope)
        /// Two runs of each seed up to this number, which differ.
        case trace(Int)

        /// The name of the layer in the article.
        var description: String {
            switch self {
            case .seeds: "seeded runs"
            case .audit: "seeded runs, by the audit alone"
            case .search(let scope): "every state of “\(scope.name)”"
            case .trace: "the same seed run twice"
            }
        }
    }

    /// A description of the bug.
    let testDescription: String
    let layer: Layer
    let machine: Machine

    init(_ sentence: String, _ layer: Layer, _ change: (inout Machine) -> Void) {
        testDescription = sentence
        self.layer = layer
        machine = Machine().with(change)
    }

    /// Returns the rule by which the bug is caught; nil if it is not caught.
    func caught() -> String? {
        switch layer {
        case .seeds(let seeds):
            return firstRule(in: seeds) { _ in true }
        case .audit(let seeds):
            return firstRule(in: seeds) { $0.hasSuffix("of the audit") }
        case .search(let scope):
            return Search(scope).run(machine).violation?.rule
        case .trace(let count):
            for seed in 1...UInt64(count) {
                let (one, other) = (run(seed), run(seed))
                if one.trace != other.trace { return "I18" }
            }
            return nil
        }
    }

    /// Returns the first rule that the seeds break; nil if they break none, or an unexpected one.
    private func firstRule(in seeds: ClosedRange<UInt64>, _ isExpected: (String) -> Bool)
        -> String?
    {
        for seed in seeds {
            guard let rule = run(seed).violation?.rule else { continue }
            return isExpected(rule) ? rule : nil
        }
        return nil
    }

    private func run(_ seed: UInt64) -> SeedResult {
        SeedRun(seed: seed, machine: machine).run()
    }

    /// Returns the bug's row in the article, given the rule by which it is caught.
    func row(_ rule: String) -> String { "| \(testDescription) | \(layer) | \(rule) |" }
}

extension Machine {
    /// Changes the lists that the device receives.
    mutating func rewriteLists(_ change: @escaping @Sendable (inout FetchedList) -> Void) {
        interpretation.list = { list in
            var heard = list
            change(&heard)
            return ServiceResponseMapper.list(heard)
        }
    }
}
