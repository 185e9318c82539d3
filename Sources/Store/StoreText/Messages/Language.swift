package import StoreModel

/// A language of the interface, in the order in which the interface lists them.
enum Language: CaseIterable, Hashable, Sendable {
    case english, simplifiedChinese, traditionalChinese, japanese, german, spanish
    /// English with longer and unusual text, which reveals clipped and untranslated texts.
    case pseudo

    /// Selects the best language for a reader: the same language and script, else the same language, else English.
    ///
    /// The pseudo-locale is `en_XA`; only a reader with exactly this locale gets it.
    init(for reader: LocaleID) {
        let best = reader.bestMatch(among: Self.allCases.map(\.locale))
        self = best.map { Self.allCases[$0] } ?? .english
    }

    /// The locale of the language.
    var locale: LocaleID {
        switch self {
        case .english: LocaleID(language: "en")
        case .simplifiedChinese: LocaleID(language: "zh", script: "Hans")
        case .traditionalChinese: LocaleID(language: "zh", script: "Hant")
        case .japanese: LocaleID(language: "ja")
        case .german: LocaleID(language: "de")
        case .spanish: LocaleID(language: "es")
        case .pseudo: LocaleID(language: "en", region: "XA")
        }
    }

    /// The texts of the language.
    var texts: LanguageTexts {
        switch self {
        case .english: .english
        case .simplifiedChinese: .simplifiedChinese
        case .traditionalChinese: .traditionalChinese
        case .japanese: .japanese
        case .german: .german
        case .spanish: .spanish
        case .pseudo: .pseudo
        }
    }

    /// The space between two sentences: empty in Chinese and Japanese, whose full stops include it.
    var sentenceSpace: String { isWide ? "" : " " }

    /// The separator of a series whose items contain commas.
    var semicolon: String {
        switch self {
        case .simplifiedChinese, .traditionalChinese: "；"
        case .japanese: "、"
        case .english, .german, .spanish, .pseudo: "; "
        }
    }

    /// The mark at the end of a sentence.
    var fullStop: String { isWide ? "。" : "." }

    /// Whether the language's characters are two cells wide, including punctuation.
    private var isWide: Bool {
        switch self {
        case .simplifiedChinese, .traditionalChinese, .japanese: true
        case .english, .german, .spanish, .pseudo: false
        }
    }
}

/// The name of a language in that language, for a list of languages.
package enum LanguageName {
    /// Returns the name, such as `简体中文`; the locale's identifier for an unknown language.
    package static func of(_ locale: LocaleID) -> String {
        switch (locale.language, locale.likelyScript) {
        case ("zh", "Hant"): "繁體中文"
        case ("zh", _): "简体中文"
        default: names[locale.language] ?? locale.identifier
        }
    }

    private static let names = [
        "ar": "العربية", "de": "Deutsch", "en": "English", "es": "Español", "fr": "Français",
        "hi": "हिन्दी", "it": "Italiano", "ja": "日本語", "ko": "한국어", "nl": "Nederlands",
        "pt": "Português", "ru": "Русский",
    ]
}
