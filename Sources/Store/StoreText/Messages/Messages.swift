package import StoreModel

/// The words of the interface in one language.
///
/// English and Simplified Chinese are complete; a reader of another language gets the nearest of the two that
/// shares the language, else English.
package struct Messages: Hashable, Sendable {
    /// The languages that there are, in the order in which a person chooses among them.
    package static let languages = [
        LocaleID(language: "en"), LocaleID(language: "zh", script: "Hans"),
    ]

    /// The language that is spoken, one of ``languages``.
    package let language: LocaleID

    /// Takes the best language for a reader of `locale`.
    package init(locale: LocaleID) {
        let best = locale.bestMatch(among: Self.languages)
        language = best.map { Self.languages[$0] } ?? LocaleID(language: "en")
    }

    /// The message with its arguments put in, in the order that ``Message`` tells.
    ///
    /// Arguments are put in as they are: text between braces in them means nothing.
    package func text(_ message: Message, _ arguments: String...) -> String {
        let template = template(message)
        // Most messages have no place for an argument, and every frame asks for dozens.
        guard template.utf8.contains(UInt8(ascii: "{")) else { return template }
        return MessageTemplate(template).filled(with: arguments)
    }

    /// The template of a message; English where the language has none.
    func template(_ message: Message) -> String {
        Self.table(language)[message] ?? EnglishMessages.table[message] ?? "\(message)"
    }

    /// The table of one of ``languages``.
    static func table(_ language: LocaleID) -> [Message: String] {
        language.language == "zh" ? ChineseMessages.table : EnglishMessages.table
    }
}
