package import StoreModel

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
