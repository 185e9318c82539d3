import FoundationEssentials
import StoreAPI

/// The shape of a value in a scenario file, which the schema describes.
indirect enum ValueShape: Sendable {
    case nothing
    /// A text, or a number that is read as text.
    case text
    case oneOf([String])
    /// A whole number in a range; an upper bound of `Int64.max` means unlimited.
    case number(ClosedRange<Int64>)
    case flag
    case time
    /// A value, or a list of such values.
    case list(ValueShape)
    /// A mapping with arbitrary keys, and at most that many members.
    case mapping(ValueShape, maximum: Int64? = nil)
    case members([Member])
    /// A value that is validated elsewhere.
    case anything
    case either([ValueShape])
    case steps
    case expectations

    struct Member: Sendable {
        let name: String
        let shape: ValueShape
        /// The meaning in one sentence.
        let summary: String

        init(_ name: String, _ shape: ValueShape, _ summary: String) {
            (self.name, self.shape, self.summary) = (name, shape, summary)
        }
    }
}

// MARK: JSON

extension JSONTree {
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
}
