import PurchaseCore
import StoreModel

/// Reads what has to be so after a step.
enum ExpectationReader {
    private static let names = ExpectationWord.all.map(\.name) + [ExpectationWord.of.name]

    static func read(_ node: ScenarioNode?) throws(ScenarioFault) -> [Expectation] {
        guard let node else { return [] }
        // One word is the state.
        if node.word != nil { return [.state(try node.choice("A state"))] }
        let members = try node.members("What is expected", known: names)
        let product = try product(members)
        var wanted: [Expectation] = []
        for (name, value) in members {
            guard let word = ExpectationWord.named(name) else { continue }
            let read = try word.read(value)
            wanted += word.isOfLine ? read.map { about(product, $0) } : read
        }
        guard !wanted.isEmpty else {
            throw node.fault(
                "What is expected is missing here, such as {state: finished}; leave “expect” out where "
                    + "it is nothing.")
        }
        return wanted
    }

    /// What a step wants to see, and not to see, beside what it expects.
    static func seen(_ members: [String: ScenarioNode]) throws(ScenarioFault) -> [Expectation] {
        var wanted: [Expectation] = []
        for word in ExpectationWord.screen {
            if let node = members[word.name] { wanted += try word.read(node) }
        }
        return wanted
    }

    private static func about(_ product: ProductName?, _ wanted: Expectation) -> Expectation {
        product.map { .of($0, wanted) } ?? wanted
    }

    private static func product(
        _ members: [(name: String, value: ScenarioNode)]
    ) throws(ScenarioFault) -> ProductName? {
        guard let node = members.first(where: { $0.name == ExpectationWord.of.name })?.value
        else { return nil }
        guard members.contains(where: { ExpectationWord.named($0.name)?.isOfLine ?? false }) else {
            let lines = ExpectationWord.all.filter(\.isOfLine).map(\.name)
            throw node.fault("“of” belongs to \(lines.joined(separator: ", ")).")
        }
        return try node.product()
    }
}
