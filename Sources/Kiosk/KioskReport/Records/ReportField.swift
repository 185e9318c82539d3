/// A member of a record.
package struct ReportField: Hashable, Sendable {
    /// The form of a member's value.
    package enum Form: Hashable, Sendable {
        /// Text that may quote input: everything that resembles a secret is removed.
        case words
        /// An id, a hash or a fixed word, unchanged unless it is a token.
        case id
        /// A text, unchanged byte by byte.
        case verbatim
        /// The text of a file, unchanged except for folder names that reveal the user's identity.
        case source
        /// A whole number.
        case number
        /// Milliseconds since 1970.
        case moment
        /// `true` or `false`.
        case flag
        /// Milliunits, with the member `currency` beside it.
        case money
        /// A list of texts.
        case list
    }

    /// The member's name.
    package let name: String
    /// The form of its value.
    package let form: Form
    /// Whether the member may be missing.
    package let isOptional: Bool
    /// The meaning of the member.
    package let sentence: String

    init(_ name: String, _ form: Form, _ sentence: String) {
        isOptional = name.hasSuffix("?")
        self.name = isOptional ? String(name.dropLast()) : name
        self.form = form
        self.sentence = sentence
    }
}
