import StoreModel

/// A word that says what a step does.
struct StepKeyword: Sendable {
    /// The word.
    let name: String
    /// What stands behind it.
    let shape: ValueShape
    /// Further members of the step.
    let members: [ValueShape.Member]
    /// What it does, one sentence.
    let summary: String
    /// Reads it.
    let act: @Sendable (StepParts) throws(ScenarioFileError) -> ScenarioOperation

    init(
        _ name: String, _ shape: ValueShape, _ summary: String,
        with members: [ValueShape.Member] = [],
        _ act: @escaping @Sendable (StepParts) throws(ScenarioFileError) -> ScenarioOperation
    ) {
        (self.name, self.shape, self.summary) = (name, shape, summary)
        (self.members, self.act) = (members, act)
    }

    /// A word that stands alone.
    init(_ name: String, _ summary: String, _ act: ScenarioOperation) {
        self.init(name, .nothing, summary) { parts throws(ScenarioFileError) in
            if let value = parts.value, !value.isNothing {
                throw value.fault("Nothing stands behind “\(name)”.")
            }
            return act
        }
    }

    /// Whether it may stand alone.
    var isAlone: Bool {
        switch shape {
        case .nothing: true
        case .either(let shapes): shapes.contains { if case .nothing = $0 { true } else { false } }
        default: false
        }
    }

    /// All of them, in the order in which they are told.
    static let all = device + screen + store + catalog + team

    /// The word of a name; nil for none.
    static func named(_ name: String) -> StepKeyword? { byName[name] }

    private static let byName = Dictionary(
        all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// What every step may have besides.
    static let common: [ValueShape.Member] = [
        .init("on", .text, "The device on which it happens; the first one where none is named."),
        .init("expect", .expectations, "What has to be so after it; a word alone is the state."),
        .init(
            "optional", .flag,
            "Whether the step is skipped when it cannot be done; what is expected is checked in any case."
        ),
        .init("see", .either([.text, .list(.text)]), ExpectationKeyword.seen),
        .init("not-see", .either([.text, .list(.text)]), ExpectationKeyword.missed),
        .init(
            "within", .time,
            "How long it may take until that is so, such as 30s or 2h; a minute where none is said."
        ),
    ]

    /// What steps say besides what they do, whatever they do.
    static let memberNames = Set(common.map(\.name) + all.flatMap { $0.members.map(\.name) })

    /// What no step may say, with the reason: nothing changes an id.
    static let refused = ["id": ProductChange.Mistake.identity.message]
}

/// A step as it is read.
struct StepParts {
    /// The step.
    let node: ScenarioNode
    /// What stands behind its word; nil where the word stands alone.
    let value: ScenarioNode?
    /// Its members by their names.
    let members: [String: ScenarioNode]

    /// What stands behind its word.
    func needed(_ what: String) throws(ScenarioFileError) -> ScenarioNode {
        guard let value else { throw node.fault("\(what) is expected here.") }
        return value
    }

    /// The product behind its word.
    func product() throws(ScenarioFileError) -> ProductName {
        try needed("A product").product()
    }

    /// The purchase behind its word.
    func named() throws(ScenarioFileError) -> PurchaseName {
        PurchaseName(
            product: try product(),
            nth: try members[StepKeyword.nth.name]?.number("Which of them", in: 1...10_000))
    }
}
