/// A JSON document that is written as literals.
package indirect enum JSONTree: Encodable, Hashable, Sendable {
    /// `null`.
    case null
    /// A string.
    case text(String)
    /// An integer.
    case number(Int64)
    /// A Boolean value.
    case flag(Bool)
    /// An array.
    case list([JSONTree])
    /// An object.
    case object([String: JSONTree])

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .text(let text): try container.encode(text)
        case .number(let number): try container.encode(number)
        case .flag(let flag): try container.encode(flag)
        case .list(let items): try container.encode(items)
        case .object(let members): try container.encode(members)
        }
    }
}

extension JSONTree: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .text(value) }
    package init(booleanLiteral value: Bool) { self = .flag(value) }
    package init(integerLiteral value: Int64) { self = .number(value) }
    package init(arrayLiteral elements: JSONTree...) { self = .list(elements) }

    /// Creates an object; of two members with the same key, the last one is used.
    package init(dictionaryLiteral elements: (String, JSONTree)...) {
        self = .object(Dictionary(elements) { $1 })
    }
}
