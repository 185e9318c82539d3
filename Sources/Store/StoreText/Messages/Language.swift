import StoreModel

/// A language that the interface speaks, in the order in which a person chooses among them.
enum Language: CaseIterable, Hashable, Sendable {
    case english, simplifiedChinese, traditionalChinese, japanese, german, spanish
    /// English made longer and strange, which shows what is cut off and what was never translated.
    case pseudo

    /// The best language for a reader: the same language and script, else the same language, else English.
    ///
    /// The pseudo-locale is `en_XA`, and is spoken to no reader who does not ask for just that.
    init(for reader: LocaleID) {
        let best = reader.bestMatch(among: Self.allCases.map(\.locale))
        self = best.map { Self.allCases[$0] } ?? .english
    }

    /// The tag of the language.
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

    /// What it says.
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

    /// What stands between two sentences: Chinese and Japanese ones end in a mark that has its space in it.
    var sentenceSpace: String { isWide ? "" : " " }

    /// What stands between the items of a series that have commas in them.
    var semicolon: String {
        switch self {
        case .simplifiedChinese, .traditionalChinese: "；"
        case .japanese: "、"
        case .english, .german, .spanish, .pseudo: "; "
        }
    }

    /// What ends a sentence.
    var fullStop: String { isWide ? "。" : "." }

    /// Whether its signs are two cells wide, the marks between them too.
    private var isWide: Bool {
        switch self {
        case .simplifiedChinese, .traditionalChinese, .japanese: true
        case .english, .german, .spanish, .pseudo: false
        }
    }
}
