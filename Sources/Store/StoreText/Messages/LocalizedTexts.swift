package import StoreModel

/// The texts of the interface in one language.
///
/// A reader gets the nearest available language: the same language and script, else the same language, else English.
package struct LocalizedTexts: Hashable, Sendable {
    /// The available languages, in the order in which the interface lists them.
    package static let languages = Language.allCases.filter { $0 != .pseudo }.map(\.locale)

    /// The locale of English with longer and unusual text, for tests of clipped and untranslated texts.
    package static let pseudoLocale = Language.pseudo.locale

    /// The selected language, one of ``languages`` or the pseudo-locale.
    package var language: LocaleID { spoken.locale }

    /// The selected language, with its tables.
    let spoken: Language

    /// Selects the best language for a reader of `locale`.
    package init(locale: LocaleID) {
        spoken = Language(for: locale)
    }

    /// Returns a message with its arguments inserted, in the order documented at ``TextKey``.
    ///
    /// Arguments are inserted unchanged: braces in them are not interpreted.
    package func text(_ message: TextKey, _ arguments: String...) -> String {
        let template = template(message)
        // Most messages lack arguments, and every frame asks for dozens of messages.
        guard template.utf8.contains(UInt8(ascii: "{")) else { return template }
        return TextTemplate(template).filled(with: arguments)
    }

    /// Returns the template of a message; English if the language lacks it.
    func template(_ message: TextKey) -> String {
        spoken.texts.messages[message] ?? LanguageTexts.english.messages[message]
            ?? "\(message)"
    }
}
