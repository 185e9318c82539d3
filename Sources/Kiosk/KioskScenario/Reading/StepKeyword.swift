import StoreAPI
import StoreModel
import TerminalGraphics
import TextParsing

/// A keyword of a step.
struct StepKeyword: Sendable {
    let name: String
    /// The shape of the keyword's value.
    let shape: ValueShape
    /// Additional members of the step.
    let members: [ValueShape.Member]
    /// The meaning in one sentence.
    let summary: String
    /// Parses the step's operation.
    let makeOperation: @Sendable (StepParts) throws(SourceError) -> ScenarioOperation
    /// Returns the steps with this keyword that perform an action; empty if they cannot perform it.
    let recordedSteps: @Sendable (SandboxAction) -> [RecordedStep]

    init(
        _ name: String, _ shape: ValueShape, _ summary: String,
        with members: [ValueShape.Member] = [],
        _ makeOperation:
            @escaping @Sendable (StepParts) throws(SourceError) -> ScenarioOperation,
        recording: @escaping @Sendable (SandboxAction) -> [RecordedStep] = { _ in [] }
    ) {
        (self.name, self.shape, self.summary, self.members) = (name, shape, summary, members)
        (self.makeOperation, recordedSteps) = (makeOperation, recording)
    }

    /// Creates a keyword that takes no value.
    init(
        _ name: String, _ summary: String, _ operation: ScenarioOperation,
        recording: @escaping @Sendable (SandboxAction) -> [RecordedStep] = { _ in [] }
    ) {
        self.init(
            name, .nothing, summary,
            { parts throws(SourceError) in
                if let value = parts.value, !value.isNullOrEmpty {
                    throw value.fileError("“\(name)” takes no value: remove the value.")
                }
                return operation
            }, recording: recording)
    }

    /// Whether the keyword is valid as a single word.
    var allowsBareForm: Bool {
        switch shape {
        case .nothing: true
        case .either(let shapes): shapes.contains { if case .nothing = $0 { true } else { false } }
        default: false
        }
    }

    /// All keywords, in the order of the documentation.
    static let all =
        device + screen + purchases + subscriptions + store + catalog + team

    static func named(_ name: String) -> StepKeyword? { byName[name] }

    private static let byName = Dictionary(
        all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// The optional members of every step.
    static let common: [ValueShape.Member] = [
        .init("on", .text, "The device of the step; by default the first one."),
        .init(
            "expect", .expectations, "The expectations after the step; a single word is the state."),
        .init(
            "optional", .flag,
            "Whether to skip the step if it is impossible; expectations are always checked."
        ),
        .init("see", .either([.text, .list(.text)]), ExpectationKeyword.seeSummary),
        .init("not-see", .either([.text, .list(.text)]), ExpectationKeyword.missed),
        .init(
            "within", .time,
            "How long to wait for the expectations, such as 30s or 2h; by default a minute."
        ),
    ]
}

/// The parts of a step for its keyword.
struct StepParts {
    let node: YAMLNode
    /// The keyword's value; nil for a single word.
    let value: YAMLNode?

    /// The keyword's value; the step itself for a single word.
    var argument: YAMLNode { value ?? node }

    /// Parses the keyword's value as a purchase.
    func purchaseName() throws(SourceError) -> PurchaseName {
        PurchaseName(
            product: try argument.product(),
            nth: try node[StepKeyword.nth.name]?.number(
                "The number of a purchase", in: 1...10_000))
    }
}

// MARK: Screen

extension StepKeyword {
    /// The keywords for events at a device's screen.
    static let screen: [StepKeyword] = [
        StepKeyword(
            "press", .text,
            "The customer presses keys in the shop, such as b tab enter, with a pause of a second before each."
        ) { parts throws(SourceError) in
            let keys = try parts.argument.keys()
            return ScenarioOperation(concernsScreen: true) { player, device in
                for key in keys { try player.press(key, on: device) }
            }
        },
        StepKeyword("type", .text, "The customer types text in the shop.") {
            parts throws(SourceError) in
            let text = try parts.argument.text("A text")
            return ScenarioOperation(concernsScreen: true) { player, device in
                for character in text {
                    try player.press(KeyPress(.character(character)), on: device)
                }
            }
        },
    ]
}

extension YAMLNode {
    /// Parses the keys of `press: b tab enter`.
    fileprivate func keys() throws(SourceError) -> [KeyPress] {
        var keys: [KeyPress] = []
        for name in try text("Keys such as b tab enter").split(separator: " ") {
            guard let key = KeyPress(name: String(name)) else {
                throw fileError(
                    "Unknown key “\(name.prefix(40))”: use letters, or names such as enter, esc, tab, "
                        + "up and ctrl-p.")
            }
            keys.append(key)
        }
        guard keys.count <= Self.keyLimit else {
            throw fileError("A step can press at most \(Self.keyLimit) keys.")
        }
        return keys
    }

    /// The most keys of one step; more than any operation needs.
    private static let keyLimit = 1_000
}
