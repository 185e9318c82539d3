import StoreAPI
/// The JSON Schema (draft 2020-12) of scenario files, generated from the tables of the parser.
package enum ScenarioSchema {
    /// The schema's text, for an editor.
    package static var text: String { tree.written(isIndented: true) + "\n" }

    static var tree: JSONTree {
        [
            "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "kiosk scenario",
            "description": "A purchase flow that kiosk plays and checks: kiosk scenario run FILE.",
            "type": "object", "required": ["scenario", "steps"], "additionalProperties": false,
            "properties": properties(ScenarioReader.members),
            "$defs": [
                "steps": [
                    "type": "array", "minItems": 1,
                    "maxItems": .number(Int64(ScenarioReader.stepLimit)),
                    "items": reference("step"),
                ],
                "step": ["anyOf": [bareStep, mappedStep]],
                "expectations": expectations,
                "time": ["type": "string", "pattern": "^[0-9]{1,9}(ms|s|m|h|d)$"],
            ],
        ]
    }

    // MARK: Parts

    /// The keywords that are valid as a single word.
    private static var bareStep: JSONTree {
        let words = StepKeyword.all.filter(\.allowsBareForm)
        return [
            "oneOf": .list(
                words.map { ["const": .text($0.name), "description": .text($0.summary)] })
        ]
    }

    /// The form of a step as a mapping with its members.
    private static var mappedStep: JSONTree {
        let words = StepKeyword.all.map { ValueShape.Member($0.name, $0.shape, $0.summary) }
        let parts = StepKeyword.all.flatMap(\.members) + StepKeyword.common + StepReader.repetition
        return [
            "type": "object", "minProperties": 1, "additionalProperties": false,
            "properties": properties(words + parts), "dependentSchemas": .object(owners),
            "dependentRequired": ["repeat": ["steps"], "steps": ["repeat"]],
        ]
    }

    /// For each additional member, the keywords that it belongs to.
    private static var owners: [String: JSONTree] {
        var owners: [String: JSONTree] = [:]
        for member in StepKeyword.all.flatMap(\.members) where StepKeyword.named(member.name) == nil
        {
            let words = StepKeyword.all.filter { $0.members.contains { $0.name == member.name } }
            owners[member.name] = [
                "anyOf": .list(
                    words.map { word in
                        [
                            "required": [.text(word.name)],
                            // Each keyword has its own shape for the member's value.
                            "properties": properties(
                                word.members.filter { $0.name == member.name }),
                        ]
                    })
            ]
        }
        return owners
    }

    private static var expectations: JSONTree {
        let words = ExpectationKeyword.all.map { ValueShape.Member($0.name, $0.shape, $0.summary) }
        let states = ExpectationKeyword.named("state")?.shape.schema ?? true
        return [
            "anyOf": [
                states,
                [
                    "type": "object", "minProperties": 1, "additionalProperties": false,
                    "properties": properties(words + [ExpectationKeyword.of]),
                ],
            ]
        ]
    }

    static func properties(_ members: [ValueShape.Member]) -> JSONTree {
        let named = Dictionary(grouping: members, by: \.name)
        return .object(named.mapValues(property))
    }

    /// Returns the schema of a key, with all shapes and summaries if they depend on the keyword.
    private static func property(_ members: [ValueShape.Member]) -> JSONTree {
        let shapes = unique(members.map(\.shape.schema))
        let schema = shapes.count == 1 ? shapes[0] : ["anyOf": .list(shapes)]
        guard case .object(var content) = schema else { return schema }
        content["description"] = .text(unique(members.map(\.summary)).joined(separator: " "))
        return .object(content)
    }

    private static func unique<Value: Equatable>(_ values: [Value]) -> [Value] {
        values.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    static func reference(_ name: String) -> JSONTree { ["$ref": .text("#/$defs/\(name)")] }
}

extension ValueShape {
    /// The shape as a JSON Schema.
    var schema: JSONTree {
        switch self {
        case .nothing: ["type": "null"]
        case .text: ["type": ["string", "number", "boolean"]]
        case .oneOf(let words): ["enum": .list(words.map { .text($0) })]
        case .number(let range): number(range)
        case .flag: ["enum": [true, false, "yes", "no"]]
        case .time: ScenarioSchema.reference("time")
        case .list(let shape):
            ["anyOf": [shape.schema, ["type": "array", "items": shape.schema]]]
        case .mapping(let shape, nil):
            ["type": "object", "additionalProperties": shape.schema]
        case .mapping(let shape, let most?):
            [
                "type": "object", "additionalProperties": shape.schema,
                "maxProperties": .number(most),
            ]
        case .members(let members):
            [
                "type": "object", "additionalProperties": false,
                "properties": ScenarioSchema.properties(members),
            ]
        case .anything: [:]
        case .either(let shapes): ["anyOf": .list(shapes.map(\.schema))]
        case .steps: ScenarioSchema.reference("steps")
        case .expectations: ScenarioSchema.reference("expectations")
        }
    }

    private func number(_ range: ClosedRange<Int64>) -> JSONTree {
        range.upperBound < .max
            ? [
                "type": "integer", "minimum": .number(range.lowerBound),
                "maximum": .number(range.upperBound),
            ]
            : ["type": "integer", "minimum": .number(range.lowerBound)]
    }
}
