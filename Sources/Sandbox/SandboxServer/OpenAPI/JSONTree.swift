/// A JSON document that is written as literals.
indirect enum JSONTree: Encodable, Hashable, Sendable {
    case text(String)
    case number(Int64)
    case flag(Bool)
    case list([JSONTree])
    case object([String: JSONTree])

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
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
    init(stringLiteral value: String) { self = .text(value) }
    init(booleanLiteral value: Bool) { self = .flag(value) }
    init(integerLiteral value: Int64) { self = .number(value) }
    init(arrayLiteral elements: JSONTree...) { self = .list(elements) }

    /// Creates an object; of two members with the same key, the last one is used.
    init(dictionaryLiteral elements: (String, JSONTree)...) {
        self = .object(Dictionary(elements) { $1 })
    }
}
