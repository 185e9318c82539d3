/// A reference to an item, typed by the user or created from a list.
enum TargetReference: Hashable, Sendable {
    /// A list number, an ID, or words of a title.
    case typed(String)
    /// An ID, even one in the form of a number.
    case id(String)

    /// The text to compare with IDs; untrusted text.
    var text: String {
        switch self {
        case .typed(let text), .id(let text): text
        }
    }

    /// The beginning of the text, for messages about unknown items.
    var quoted: String { String(text.prefix(80)) }

    /// The list number; nil for words, and for digits that lists do not print, such as 007.
    var number: Int? {
        guard case .typed(let text) = self, let number = Int(text), number >= 0,
            String(number) == text
        else { return nil }
        return number
    }

    /// The words to find in a title; empty for a list number or an ID.
    var words: [String] {
        guard case .typed(let text) = self, number == nil else { return [] }
        return text.split(separator: " ").map(String.init)
    }
}
