import StoreModel

/// Locales that cover every known kind of digits, separators and symbols.
enum SampleLocales {
    static let all: [LocaleID] = [
        "en", "en_US", "en_GB", "en_IN", "en_CN", "en_AU", "en_DE", "zh", "zh_CN", "zh_Hans",
        "zh_Hans_CN", "zh_TW", "zh_Hant", "zh_HK", "ja", "ja_JP", "de", "de_DE", "de_CH", "de_AT",
        "es", "es_ES",
        "es_MX", "ar", "ar_KW", "ar_AE", "ar_EG", "pt_BR", "pt_PT", "fr_FR", "hi_IN", "sv_SE",
        "pl_PL", "he_IL", "fa_IR",
    ].compactMap { LocaleID($0) }
}
