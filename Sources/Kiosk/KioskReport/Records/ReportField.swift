/// What may stand at a name of a record.
package struct ReportField: Hashable, Sendable {
    /// In which form it stands there.
    package enum Form: Hashable, Sendable {
        /// Words that may quote anybody: whatever looks like a secret is left out of them.
        case words
        /// An id, a hash or a word of kiosk's own, as it is.
        case id
        /// A text as it is, byte by byte.
        case verbatim
        /// The text of a file as it is, but for the names of folders that tell who somebody is.
        case source
        /// A whole number.
        case number
        /// Milliseconds since 1970.
        case moment
        /// `true` or `false`.
        case flag
        /// Milliunits, with `currency` beside it.
        case money
        /// A list of words.
        case list
    }

    /// The name.
    package let name: String
    /// The form.
    package let form: Form
    /// Whether it may be missing.
    package let isOptional: Bool
    /// What it says.
    package let sentence: String

    init(_ name: String, _ form: Form, _ sentence: String) {
        isOptional = name.hasSuffix("?")
        self.name = isOptional ? String(name.dropLast()) : name
        self.form = form
        self.sentence = sentence
    }
}
