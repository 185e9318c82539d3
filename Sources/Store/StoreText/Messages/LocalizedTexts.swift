package import StoreModel

/// The words of the interface in one language.
///
/// A reader gets the nearest language that is spoken: the same language and script, else the same language, else
/// English.
package struct LocalizedTexts: Hashable, Sendable {
    /// The languages that there are, in the order in which a person chooses among them.
    package static let languages = Language.allCases.filter { $0 != .pseudo }.map(\.locale)

    /// The locale of an English made longer and strange, for tests of what is cut off or was never translated.
    package static let pseudoLocale = Language.pseudo.locale

    /// The language that is spoken, one of ``languages`` or the pseudo-locale.
    package var language: LocaleID { spoken.locale }

    /// The same, with its tables.
    let spoken: Language

    /// Takes the best language for a reader of `locale`.
    package init(locale: LocaleID) {
        spoken = Language(for: locale)
    }

    /// The message with its arguments put in, in the order that ``TextKey`` tells.
    ///
    /// Arguments are put in as they are: text between braces in them means nothing.
    package func text(_ message: TextKey, _ arguments: String...) -> String {
        let template = template(message)
        // Most messages have no place for an argument, and every frame asks for dozens.
        guard template.utf8.contains(UInt8(ascii: "{")) else { return template }
        return TextTemplate(template).filled(with: arguments)
    }

    /// The template of a message; English where the language has none.
    func template(_ message: TextKey) -> String {
        spoken.texts.messages[message] ?? LanguageTexts.english.messages[message]
            ?? "\(message)"
    }
}
