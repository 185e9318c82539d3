/// The JSON Schemas (draft 2020-12, as in OpenAPI 3.1) from which the bodies are composed.
package enum Schema {
    /// Returns the schema of a string.
    package static func text(_ meaning: String? = nil) -> JSONTree { described("string", meaning) }

    /// Returns the schema of a 64-bit integer.
    package static func number(_ meaning: String? = nil, from least: Int64 = .min) -> JSONTree {
        var members: [String: JSONTree] = [
            "type": "integer", "format": "int64", "minimum": .number(least),
            "maximum": .number(.max),
        ]
        if let meaning { members["description"] = .text(meaning) }
        return .object(members)
    }

    /// The schema of a Boolean value.
    package static let flag = described("boolean", nil)
    /// The schema of a moment.
    package static let moment = number("Milliseconds since 1970.")
    /// The schema of a signed token.
    package static let jws = text("A signed token in the compact form of RFC 7515.")

    private static func described(_ type: String, _ meaning: String?) -> JSONTree {
        var members: [String: JSONTree] = ["type": .text(type)]
        if let meaning { members["description"] = .text(meaning) }
        return .object(members)
    }

    /// Returns the schema of a string with these values.
    package static func enumeration(_ words: [String]) -> JSONTree {
        ["type": "string", "enum": .list(words.map { .text($0) })]
    }

    /// Returns the schema of a string with the raw values of an enumeration.
    package static func enumeration<Cases: CaseIterable & RawRepresentable<String>>(
        _ type: Cases.Type
    ) -> JSONTree {
        enumeration(type.allCases.map(\.rawValue))
    }

    /// Returns the schema of an array.
    package static func list(_ item: JSONTree) -> JSONTree { ["type": "array", "items": item] }

    /// Returns a reference to a schema of the document.
    package static func named(_ name: String) -> JSONTree {
        ["$ref": .text("#/components/schemas/\(name)")]
    }

    /// Returns the schema of a value that may be null.
    package static func orNull(_ schema: JSONTree) -> JSONTree {
        ["anyOf": [schema, ["type": "null"]]]
    }

    /// Returns the schema of an object with these members and no others.
    package static func object(
        _ required: [String: JSONTree], optional: [String: JSONTree] = [:]
    ) -> JSONTree {
        [
            "type": "object", "additionalProperties": false,
            "properties": .object(required.merging(optional) { first, _ in first }),
            "required": .list(required.keys.sorted().map { .text($0) }),
        ]
    }

    /// Returns the schema of an object with exactly one member, whose name is the enumeration case.
    package static func cases(_ cases: [String: JSONTree]) -> JSONTree {
        ["oneOf": .list(cases.sorted { $0.key < $1.key }.map { object([$0.key: $0.value]) })]
    }
}
