import StoreAPI
/// The JSON Schema (draft 2020-12) of scenario files, generated from the tables of the parser.
package enum ScenarioSchema {
    /// The schema's text, for an editor.
    package static var text: String { tree.written(isIndented: true) + "\n" }

    static var tree: JSONTree {
        .object([
            "$schema": .text("https://json-schema.org/draft/2020-12/schema"),
            "title": .text("kiosk scenario"),
            "description": .text(
                "A purchase flow that kiosk plays and checks: kiosk scenario run FILE."),
            "type": .text("object"),
            "required": .list([.text("scenario"), .text("steps")]),
            "additionalProperties": .flag(false),
            "properties": properties(ScenarioReader.members),
            "$defs": .object([
                "steps": steps, "step": step, "expectations": expectations,
                "time": time,
            ]),
        ])
    }

    // MARK: Parts

    private static var steps: JSONTree {
        .object([
            "type": .text("array"), "minItems": .number(1),
            "maxItems": .number(Int64(ScenarioReader.stepLimit)),
            "items": reference("step"),
        ])
    }

    private static var step: JSONTree {
        .object(["anyOf": .list([alone, long])])
    }

    /// The keywords that are valid as a single word.
    private static var alone: JSONTree {
        let words = StepKeyword.all.filter(\.allowsBareForm)
        return .object([
            "oneOf": .list(
                words.map { word in
                    .object([
                        "const": .text(word.name), "description": .text(word.summary),
                    ])
                })
        ])
    }

    /// The form of a step as a mapping with its members.
    private static var long: JSONTree {
        let words = StepKeyword.all.map { ValueShape.Member($0.name, $0.shape, $0.summary) }
        let parts = StepKeyword.all.flatMap(\.members) + StepKeyword.common + StepReader.repetition
        return .object([
            "type": .text("object"), "minProperties": .number(1),
            "additionalProperties": .flag(false), "properties": properties(words + parts),
            "dependentSchemas": .object(owners),
            "dependentRequired": .object([
                "repeat": .list([.text("steps")]), "steps": .list([.text("repeat")]),
            ]),
        ])
    }

    /// For each additional member, the keywords that it belongs to.
    private static var owners: [String: JSONTree] {
        var owners: [String: JSONTree] = [:]
        for member in StepKeyword.all.flatMap(\.members) where StepKeyword.named(member.name) == nil
        {
            let words = StepKeyword.all.filter { $0.members.contains { $0.name == member.name } }
            owners[member.name] = .object([
                "anyOf": .list(
                    words.map { word in
                        .object([
                            "required": .list([.text(word.name)]),
                            // Each keyword has its own shape for the member's value.
                            "properties": properties(
                                word.members.filter { $0.name == member.name }),
                        ])
                    })
            ])
        }
        return owners
    }

    private static var expectations: JSONTree {
        let words = ExpectationKeyword.all.map { ValueShape.Member($0.name, $0.shape, $0.summary) }
        let states = ExpectationKeyword.named("state").map { $0.shape.schema } ?? .flag(true)
        let members = JSONTree.object([
            "type": .text("object"), "minProperties": .number(1),
            "additionalProperties": .flag(false),
            "properties": properties(words + [ExpectationKeyword.of]),
        ])
        return .object(["anyOf": .list([states, members])])
    }

    private static var time: JSONTree {
        .object([
            "type": .text("string"), "pattern": .text("^[0-9]{1,9}(ms|s|m|h|d)$"),
        ])
    }

    static func properties(_ members: [ValueShape.Member]) -> JSONTree {
        .object(
            Dictionary(
                members.map { member in
                    (
                        member.name,
                        shape(of: member, among: members)
                            .described(summary(of: member, among: members))
                    )
                }, uniquingKeysWith: { first, _ in first }))
    }

    /// Returns all shapes of a key whose value depends on the keyword.
    private static func shape(
        of member: ValueShape.Member, among members: [ValueShape.Member]
    ) -> JSONTree {
        var shapes: [JSONTree] = []
        for other in members where other.name == member.name {
            let schema = other.shape.schema
            if !shapes.contains(schema) { shapes.append(schema) }
        }
        return shapes.count == 1 ? shapes[0] : .object(["anyOf": .list(shapes)])
    }

    /// Returns all summaries of a key whose meaning depends on the keyword.
    private static func summary(
        of member: ValueShape.Member, among members: [ValueShape.Member]
    ) -> String {
        var sentences: [String] = []
        for other in members where other.name == member.name && !sentences.contains(other.summary) {
            sentences.append(other.summary)
        }
        return sentences.joined(separator: " ")
    }

    static func reference(_ name: String) -> JSONTree {
        .object(["$ref": .text("#/$defs/\(name)")])
    }
}

extension JSONTree {
    fileprivate func described(_ summary: String) -> JSONTree {
        guard case .object(var members) = self else { return self }
        members["description"] = .text(summary)
        return .object(members)
    }
}

extension ValueShape {
    /// The shape as a JSON Schema.
    var schema: JSONTree {
        switch self {
        case .nothing: type("null")
        case .text: .object(["type": .list(["string", "number", "boolean"].map { .text($0) })])
        case .oneOf(let words): .object(["enum": .list(words.map { .text($0) })])
        case .number(let range): number(range)
        case .flag:
            .object(["enum": .list([.flag(true), .flag(false), .text("yes"), .text("no")])])
        case .time: ScenarioSchema.reference("time")
        case .list(let shape):
            .object([
                "anyOf": .list([
                    shape.schema, .object(["type": .text("array"), "items": shape.schema]),
                ])
            ])
        case .mapping(let shape): mapping(of: shape, [:])
        case .boundedMapping(let most, let shape):
            mapping(of: shape, ["maxProperties": .number(most)])
        case .members(let members):
            .object([
                "type": .text("object"), "additionalProperties": .flag(false),
                "properties": ScenarioSchema.properties(members),
            ])
        case .anything: .object([:])
        case .either(let shapes): .object(["anyOf": .list(shapes.map(\.schema))])
        case .steps: ScenarioSchema.reference("steps")
        case .expectations: ScenarioSchema.reference("expectations")
        }
    }

    private func type(_ name: String) -> JSONTree { .object(["type": .text(name)]) }

    private func mapping(of shape: ValueShape, _ more: [String: JSONTree]) -> JSONTree {
        .object(
            more.merging(["type": .text("object"), "additionalProperties": shape.schema]) { $1 })
    }

    private func number(_ range: ClosedRange<Int64>) -> JSONTree {
        var members: [String: JSONTree] = [
            "type": .text("integer"), "minimum": .number(range.lowerBound),
        ]
        if range.upperBound < .max { members["maximum"] = .number(range.upperBound) }
        return .object(members)
    }
}
