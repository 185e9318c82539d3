/// How a thing is named: by a person, or by a list that was told.
enum TargetReference: Hashable, Sendable {
    /// A number of a list, an id, or words of a title.
    case typed(String)
    /// An id and nothing else, even where it looks like a number.
    case id(String)

    /// What is compared with ids; hostile text.
    var text: String {
        switch self {
        case .typed(let text), .id(let text): text
        }
    }

    /// What is said of it where it names nothing.
    var quoted: String { String(text.prefix(80)) }

    /// The number of a list that it is; nil for words, and for digits that no list writes, such as 007.
    var number: Int? {
        guard case .typed(let text) = self, let number = Int(text), number >= 0,
            String(number) == text
        else { return nil }
        return number
    }

    /// The words that a title may have; none for a number or an id.
    var words: [String] {
        guard case .typed(let text) = self, number == nil else { return [] }
        return text.split(separator: " ").map(String.init)
    }
}
