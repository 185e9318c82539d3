import PurchaseCore
import StoreModel
import TextParsing

/// Parses the expectations of a step.
enum ExpectationReader {
    private static let names = ExpectationKeyword.all.map(\.name) + [ExpectationKeyword.of.name]

    static func read(_ node: YAMLNode?) throws(SourceError) -> [LocatedExpectation] {
        guard let node else { return [] }
        // A single word is the state.
        if node.scalar != nil {
            return placed([.state(try node.choice("A state"))], node, namedAt: node.position)
        }
        let members = try node.members("An expectation", known: names)
        let product = try product(members)
        var wanted: [LocatedExpectation] = []
        for (name, value) in members {
            guard let word = ExpectationKeyword.named(name) else { continue }
            let read = try word.read(value)
            wanted += placed(
                word.concernsTransaction ? read.map { about(product, $0) } : read, value,
                namedAt: node.position(ofName: name))
        }
        guard !wanted.isEmpty else {
            throw node.fileError(
                "The expectation is missing, such as {state: finished}: add one, or leave “expect” "
                    + "out.")
        }
        return wanted
    }

    /// Parses the expectations of `see` and `not-see`, which belong to the step and not to `expect`.
    static func screenExpectations(
        _ members: [String: YAMLNode], in step: YAMLNode
    ) throws(SourceError) -> [LocatedExpectation] {
        var wanted: [LocatedExpectation] = []
        for word in ExpectationKeyword.screen {
            guard let node = members[word.name] else { continue }
            wanted += placed(
                try word.read(node), node, namedAt: step.position(ofName: word.name))
        }
        return wanted
    }

    /// Assigns positions to the expectations of one keyword: that of the keyword, or of each element if there are
    /// several.
    private static func placed(
        _ read: [Expectation], _ value: YAMLNode, namedAt location: SourcePosition
    ) -> [LocatedExpectation] {
        let own = read.count > 1 ? value.positions : []
        return read.enumerated().map { index, expectation in
            LocatedExpectation(
                expectation: expectation, location: own.count == read.count ? own[index] : location)
        }
    }

    private static func about(_ product: ProductName?, _ wanted: Expectation) -> Expectation {
        product.map { .of($0, wanted) } ?? wanted
    }

    private static func product(
        _ members: [(name: String, value: YAMLNode)]
    ) throws(SourceError) -> ProductName? {
        guard let node = members.first(where: { $0.name == ExpectationKeyword.of.name })?.value
        else { return nil }
        guard
            members.contains(where: {
                ExpectationKeyword.named($0.name)?.concernsTransaction ?? false
            })
        else {
            let lines = ExpectationKeyword.all.filter(\.concernsTransaction).map(\.name)
            throw node.fileError(
                "“of” names the product of other expectations: add one of \(lines.joined(separator: ", "))."
            )
        }
        return try node.product()
    }
}
