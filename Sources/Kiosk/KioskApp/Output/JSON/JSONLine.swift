/// A JSON object, printed as one line with its members in alphabetical order.
///
/// It is written as a dictionary literal, in which a member with the value nil is left out:
///
///     output.json(["kind": "reset", "removed": folder])
struct JSONLine: Encodable, ExpressibleByDictionaryLiteral {
    private let members: [String: any Encodable]

    init(dictionaryLiteral members: (String, (any Encodable)?)...) {
        self.members = members.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: StringKey.self)
        for (name, value) in members {
            try container.encode(value, forKey: StringKey(stringValue: name))
        }
    }
}

/// A coding key with any name.
struct StringKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
