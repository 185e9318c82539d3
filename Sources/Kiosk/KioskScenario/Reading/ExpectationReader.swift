import PurchaseCore
import StoreModel

/// Reads what has to be so after a step.
enum ExpectationReader {
    private static let names = [
        "state", "stage", "charged", "wallet", "owes", "owned", "open", "charges", "refunds",
        "transactions", "see", "not-see",
    ]

    static func read(_ node: ScenarioNode?) throws(ScenarioFault) -> [Expectation] {
        guard let node else { return [] }
        // One word is the state.
        if node.word != nil { return [.state(try word(node, "A state"))] }
        var wanted: [Expectation] = []
        for (name, value) in try node.members("What is expected", known: names) {
            wanted += try expectations(name, value)
        }
        guard !wanted.isEmpty else { throw node.fault("Nothing is expected here.") }
        return wanted
    }

    private static func expectations(
        _ name: String, _ value: ScenarioNode
    ) throws(ScenarioFault) -> [Expectation] {
        switch name {
        case "state": return [.state(try word(value, "A state"))]
        case "stage": return [.stage(try word(value, "A stage"))]
        case "charged": return [.charged(try word(value, "charged"))]
        case "wallet": return try goods(value).map(Expectation.wallet)
        case "owes": return try goods(value).map(Expectation.debt)
        case "owned":
            var products: [ProductName] = []
            for element in value.elements {
                products.append(ProductName(try element.text("A product")))
            }
            return [.owned(products)]
        case "open": return [.open(try count(value))]
        case "see": return try ScreenReader.words(value).map(Expectation.sees)
        case "not-see": return try ScreenReader.words(value).map(Expectation.misses)
        case "charges": return [.charges(try count(value))]
        case "refunds": return [.refunds(try count(value))]
        default: return [.lines(try count(value))]
        }
    }

    private static func count(_ node: ScenarioNode) throws(ScenarioFault) -> Int {
        try node.number("A number", in: 0...100_000)
    }

    private static func goods(_ node: ScenarioNode) throws(ScenarioFault) -> [(GoodName, Int64)] {
        var goods: [(GoodName, Int64)] = []
        for (good, amount) in try node.members("Goods ({GOOD: AMOUNT})") {
            goods.append((GoodName(good), try amount.number("An amount", in: 0...Int64.max)))
        }
        return goods
    }

    private static func word<Word: RawRepresentable<String> & CaseIterable>(
        _ node: ScenarioNode, _ what: String
    ) throws(ScenarioFault) -> Word {
        let text = try node.text(what)
        if let word = Word(rawValue: text) { return word }
        let words = Word.allCases.map(\.rawValue)
        let near = NearWord.of(text, among: words).map { " Is “\($0)” meant?" } ?? ""
        throw node.fault(
            "\(what) is one of \(words.joined(separator: ", ")), not “\(text.prefix(40))”.\(near)")
    }
}
