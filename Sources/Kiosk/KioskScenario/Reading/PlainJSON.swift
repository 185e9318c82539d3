import FoundationEssentials

/// A JSON value for writing.
indirect enum PlainJSON: Encodable, Hashable, Sendable {
    case null
    case flag(Bool)
    case number(Int64)
    case text(String)
    case list([PlainJSON])
    case object([String: PlainJSON])

    /// Returns the JSON text, with members ordered by name.
    ///
    /// - Parameter isIndented: Whether to format the text for people.
    func written(isIndented: Bool = false) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting =
            isIndented
            ? [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            : [.sortedKeys, .withoutEscapingSlashes]
        // Texts, whole numbers, flags, lists and objects can always be encoded.
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .list(let elements):
            var container = encoder.unkeyedContainer()
            for element in elements { try container.encode(element) }
        case .object(let members):
            var container = encoder.container(keyedBy: Name.self)
            for (name, value) in members.sorted(by: { $0.key < $1.key }) {
                try container.encode(value, forKey: Name(stringValue: name))
            }
        default:
            var container = encoder.singleValueContainer()
            switch self {
            case .flag(let isSo): try container.encode(isSo)
            case .number(let number): try container.encode(number)
            case .text(let text): try container.encode(text)
            default: try container.encodeNil()
            }
        }
    }

    private struct Name: CodingKey {
        let stringValue: String
        let intValue: Int? = nil

        init(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { nil }
    }
}
