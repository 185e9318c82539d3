import PurchaseCore
import StoreModel
import TextParsing

/// Parses the expectations of a step.
enum ExpectationReader {
    private static let names = ExpectationKeyword.all.map(\.name) + [ExpectationKeyword.of.name]

    static func read(_ node: YAMLNode?) throws(SourceError) -> [Expectation] {
        guard let node else { return [] }
        // A single word is the state.
        if node.scalar != nil {
            return placed(
                try ExpectationKeyword.state.read(node, nil), node, namedAt: node.position)
        }
        let members = try node.members("An expectation", known: names)
        let product = try product(in: node)
        var wanted: [Expectation] = []
        for member in members {
            guard let word = ExpectationKeyword.named(member.name) else { continue }
            wanted += placed(
                try word.read(member.value, product), member.value, namedAt: member.position)
        }
        guard !wanted.isEmpty else {
            throw node.fileError(
                "The expectation is missing, such as {state: finished}: add one, or leave “expect” "
                    + "out.")
        }
        return wanted
    }

    /// Parses the expectations of `see` and `not-see`, which belong to the step and not to `expect`.
    static func screenExpectations(in step: YAMLNode) throws(SourceError) -> [Expectation] {
        var wanted: [Expectation] = []
        for word in ExpectationKeyword.screen {
            guard let member = step.mapping?.first(where: { $0.name == word.name }) else {
                continue
            }
            wanted += placed(
                try word.read(member.value, nil), member.value, namedAt: member.position)
        }
        return wanted
    }

    /// Assigns positions to the expectations of one keyword: that of the keyword, or of each element if there are
    /// several.
    private static func placed(
        _ read: [Expectation], _ value: YAMLNode, namedAt location: SourcePosition
    ) -> [Expectation] {
        let own = read.count > 1 ? value.positions : []
        return read.enumerated().map { index, expectation in
            var expectation = expectation
            expectation.location = own.count == read.count ? own[index] : location
            return expectation
        }
    }

    private static func product(in node: YAMLNode) throws(SourceError) -> ProductName? {
        guard let product = node[ExpectationKeyword.of.name] else { return nil }
        let words = ExpectationKeyword.all.filter(\.concernsTransaction).map(\.name)
        guard words.contains(where: { node[$0] != nil }) else {
            throw product.fileError(
                "“of” names the product of other expectations: add one of \(words.joined(separator: ", "))."
            )
        }
        return try product.product()
    }
}
