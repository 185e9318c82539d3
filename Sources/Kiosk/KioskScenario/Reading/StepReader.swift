import StoreAPI
import StoreModel
import TextParsing

/// Parses one step of a scenario: a single word, a mapping with members, or repeated steps.
struct StepReader {
    let node: YAMLNode
    /// The names of the scenario's devices.
    let devices: Set<DeviceName>
    /// The number of steps that the limit still allows.
    let remaining: Int

    /// The members of repeated steps.
    static let repetition: [ValueShape.Member] = [
        .init("repeat", .number(1...10_000), "How often to repeat the steps."),
        .init("steps", .steps, "With repeat: the steps to repeat."),
    ]
    private static let wordNames = StepKeyword.all.map(\.name) + ["repeat"]
    private static let names = Array(
        Set(wordNames).union(
            (StepKeyword.all.flatMap(\.members) + StepKeyword.common + repetition).map(\.name)))

    /// Returns the steps; several if the step repeats others.
    func steps() throws(SourceError) -> [ScenarioStep] {
        if let word = node.scalar {
            guard let entry = StepKeyword.named(word), entry.allowsBareForm else {
                throw unknown(word)
            }
            let parts = StepParts(node: node, value: nil)
            let operation = try entry.makeOperation(parts)
            return [ScenarioStep(location: node.position, text: word, operation: operation)]
        }
        if let id = node.mapping?.first(where: { $0.name == "id" }) {
            throw SourceError(at: id.position, ProductChange.ParseError.identity.message)
        }
        let names = try node.members("A step", known: Self.names).map(\.name)
        if let count = node["repeat"] { return try repeated(count, names) }
        return [try single(names)]
    }

    private func single(_ names: [String]) throws(SourceError) -> ScenarioStep {
        let (entry, stepOperation) = try operation(names)
        let value = entry.flatMap { node[$0.name]?.scalar }
        let text = entry.map { entry in
            value.map { $0.isEmpty ? entry.name : "\(entry.name): \($0)" } ?? entry.name
        }
        var step = ScenarioStep(
            location: node.position, text: text ?? screenText,
            operation: stepOperation, device: try device(node["on"]),
            expectations: try ExpectationReader.read(node["expect"])
                + ExpectationReader.screenExpectations(in: node))
        if let time = node["within"] { step.timeLimit = try time.time("A time") }
        if let flag = node["optional"] { step.isOptional = try flag.flag("optional") }
        return step
    }

    /// The displayed name of a step that only checks expectations.
    private var screenText: String {
        for name in ["see", "not-see"] where node["expect"] == nil {
            if let word = node[name]?.scalar { return "\(name): \(word)" }
        }
        return "expect"
    }

    // MARK: Operations

    private func operation(
        _ names: [String]
    ) throws(SourceError) -> (StepKeyword?, ScenarioOperation) {
        var words = names.compactMap(StepKeyword.named)
        // In a purchase, “crash” is a member and not a keyword.
        if words.count > 1 {
            words = words.filter { word in
                !words.contains { other in other.members.contains { $0.name == word.name } }
            }
        }
        guard words.count <= 1 else {
            let done = words.map(\.name).joined(separator: " and ")
            throw node.fileError(
                "A step can contain one action, but this one has \(done): split it.")
        }
        try refuseForeignMembers(names, besides: words.first)
        guard let word = words.first else {
            guard ["expect", "see", "not-see"].contains(where: { node[$0] != nil }) else {
                throw node.fileError("The step is empty: add an action or an expectation.")
            }
            return (nil, .checkOnly)
        }
        let parts = StepParts(node: node, value: node[word.name])
        return (word, try word.makeOperation(parts))
    }

    /// Throws an error for members that belong to other keywords.
    private func refuseForeignMembers(_ names: [String], besides word: StepKeyword?)
        throws(SourceError)
    {
        let own =
            (word.map { [$0.name] + $0.members.map(\.name) } ?? []) + StepKeyword.common.map(\.name)
        guard let foreign = names.first(where: { !own.contains($0) }) else { return }
        let owners = StepKeyword.all.filter { $0.members.contains { $0.name == foreign } }.map(
            \.name)
        throw node.fileError(
            "“\(foreign)” belongs to \((owners.isEmpty ? ["repeat"] : owners).joined(separator: " and ")), "
                + "which this step does not contain.")
    }

    private func repeated(
        _ times: YAMLNode, _ names: [String]
    ) throws(SourceError) -> [ScenarioStep] {
        if let foreign = names.sorted().first(where: { !["repeat", "steps"].contains($0) }) {
            throw node.fileError(
                "“\(foreign)” cannot be next to repeat: put it in one of the repeated steps.")
        }
        let count: Int = try times.number(
            "The number of repetitions", in: 1...ScenarioReader.stepLimit)
        guard let inside = node["steps"], inside.list?.isEmpty == false else {
            throw times.fileError("repeat needs a list of steps: repeat: 3, steps: ….")
        }
        let steps = try ScenarioReader.steps(inside, devices: devices, remaining: remaining / count)
        return (1...count).flatMap { round in steps.map { $0.inRound(round, of: count) } }
    }

    // MARK: Names

    private func unknown(_ word: String) -> SourceError {
        if StepKeyword.named(word) != nil {
            return node.fileError("“\(word)” needs a value: “\(word): …”.")
        }
        let near = SpellingSuggestion.nearest(to: word, in: Self.wordNames)
            .map { "Did you mean “\($0)”?" }
        return node.fileError(
            "Unknown step “\(word.prefix(40))”. "
                + (near ?? "Use one of: \(Self.wordNames.sorted().joined(separator: ", "))."))
    }

    private func device(_ node: YAMLNode?) throws(SourceError) -> DeviceName? {
        guard let node else { return nil }
        let name = DeviceName(try node.text("A device"))
        guard devices.contains(name) else {
            let names = devices.map(\.rawValue).sorted()
            let near = SpellingSuggestion.nearest(to: name.rawValue, in: names)
            throw node.fileError(
                "There is no device “\(name.rawValue.prefix(40))”: the scenario has "
                    + "\(names.joined(separator: ", "))."
                    + (near.map { " Did you mean “\($0)”?" } ?? ""))
        }
        return name
    }
}
