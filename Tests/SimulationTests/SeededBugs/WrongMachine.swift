import KioskSimulation
import PurchaseEngine
import Testing

/// The real machine with one thing wrong, which a layer of the proof must tell.
struct WrongMachine: Sendable, CustomTestStringConvertible {
    /// Who tells.
    enum Layer: Sendable, CustomStringConvertible {
        /// Seeded runs, of these seeds.
        case seeds(ClosedRange<UInt64>)
        /// The same, where the audit alone sees it.
        case audit(ClosedRange<UInt64>)
        /// The search of a scope.
        case search(Scope)
        /// Two runs of the same seeds, at most so many.
        case trace(Int)

        /// As the article names it.
        var description: String {
            switch self {
            case .seeds: "seeded runs"
            case .audit: "seeded runs, by the audit alone"
            case .search(let scope): "every state of “\(scope.name)”"
            case .trace: "the same seed run twice"
            }
        }
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

    /// The first rule that seeds break; nil if that is not as expected, or none is broken.
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

    /// Its row in the article, once it is known by which rule it is caught.
    func row(_ rule: String) -> String { "| \(testDescription) | \(layer) | \(rule) |" }
}

extension Machine {
    /// Has the device hear other lists than came.
    mutating func hears(_ change: @escaping @Sendable (inout FetchedList) -> Void) {
        hearing.list = { list in
            var heard = list
            change(&heard)
            return ServiceResponses.list(heard)
        }
    }
}
