import StoreModel
import Testing

@testable import StoreText

@Suite("Languages")
struct LanguageTests {
    @Test("six languages are offered, and the pseudo-locale is not")
    func offered() {
        #expect(
            LocalizedTexts.languages.map(\.identifier) == [
                "en", "zh_Hans", "zh_Hant", "ja", "de", "es",
            ])
    }

    @Test("every language has every message once", arguments: Language.allCases)
    func complete(language: Language) {
        for message in TextKey.allCases {
            #expect(language.texts.messages[message]?.isEmpty == false, "\(message)")
        }
        #expect(language.texts.messages.count == TextKey.allCases.count)
    }

    @Test("no language has a duplicate or an unused text", arguments: Language.allCases)
    func unknown(language: Language) {
        #expect(language.texts.unknown == [])
    }

    @Test("a message has each of its arguments in every language", arguments: Language.allCases)
    func arguments(language: Language) {
        for declaration in LanguageTexts.declarations.values {
            let message = declaration.message
            let template = TextTemplate(language.texts.messages[message] ?? "")
            let numbers = Set(1..<(declaration.arguments.count + 1))
            #expect(template.argumentNumbers == numbers, "\(message) of \(declaration.arguments)")
        }
    }

    @Test("no text is untranslated", arguments: Language.allCases)
    func translated(language: Language) {
        for message in TextKey.allCases {
            let text = language.texts.messages[message] ?? ""
            if Self.wordless.contains(message), language != .pseudo { continue }
            if Self.international[message]?.contains(language) == true { continue }
            #expect(ScriptDetector.fits(text, language), "\(message): \(text)")
            #expect(
                language == .english || text != LanguageTexts.english.messages[message],
                "\(message)")
        }
    }

    @Test(
        "a locale gets the nearest language",
        arguments: [
            ("zh_CN", "zh_Hans"), ("zh_SG", "zh_Hans"), ("zh", "zh_Hans"), ("zh_TW", "zh_Hant"),
            ("zh_HK", "zh_Hant"), ("zh_MO", "zh_Hant"), ("zh_Hant", "zh_Hant"),
            ("zh_Hant_HK", "zh_Hant"), ("zh_Hans_HK", "zh_Hans"), ("ja_JP", "ja"),
            ("de_AT", "de"), ("de_CH", "de"), ("es_MX", "es"), ("es_419", "es"), ("en_GB", "en"),
            ("en", "en"), ("pt_BR", "en"), ("fr_FR", "en"), ("ar", "en"), ("en_XA", "en_XA"),
        ])
    func matching(locale: String, language: String) throws {
        let messages = LocalizedTexts(locale: try #require(LocaleID(locale)))
        #expect(messages.language.identifier == language)
    }

    @Test(
        "key hints are short",
        arguments: Language.allCases.filter { $0 != .pseudo })
    func hints(language: Language) {
        for message in TextKey.allCases where "\(message)".hasPrefix("hint") {
            let text = language.texts.messages[message] ?? ""
            let cells = text.unicodeScalars.reduce(0) { $0 + ($1.value > 0x2E7F ? 2 : 1) }
            #expect(cells <= 18, "\(message): \(text)")
        }
    }

    @Test(
        "statements about charges use the same words everywhere",
        arguments: [
            (Language.english, "not charged"), (.simplifiedChinese, "未扣款"),
            (.traditionalChinese, "未扣款"), (.japanese, "請求なし"), (.german, "nicht abgebucht"),
            (.spanish, "no cobrado"),
        ])
    func money(language: Language, notCharged: String) {
        for message in [
            TextKey.chargedNo, .stepFailed, .verdictNeverArrived, .verdictCancelled,
            .verdictDeclined, .verdictFree,
        ] {
            #expect(language.texts.messages[message]?.contains(notCharged) == true, "\(message)")
        }
        let lost = language.texts.messages[.explainFailed] ?? "?"
        #expect(language.texts.messages[.notCharged] == lost)
        // A Chinese clause after a comma omits the subject, so the texts are searched without it.
        let sentence = lost.hasPrefix("您") ? String(lost.dropFirst()) : lost
        for message in [
            TextKey.declinedPayment, .declinedApproval, .declinedTerms, .declinedExpired,
            .declinedUnavailable, .declinedQuantity, .declinedRefused, .toastCancelled,
            .explainCancelled, .plainNotBought, .toastUnavailable, .explainRestored,
        ] {
            #expect(language.texts.messages[message]?.contains(sentence) == true, "\(message)")
        }
    }

    @Test("the pseudo-locale is a third longer, marked at both ends, and keeps its arguments")
    func pseudo() {
        let pseudo = LocalizedTexts(locale: LocalizedTexts.pseudoLocale)
        #expect(pseudo.text(.hintBuy) == "«ƀŭẏ~»")
        #expect(pseudo.text(.toastBought, "60 Gems") == "«Ɓǿŭɠħŧ 60 Gems. ~~»")
        #expect(pseudo.text(.lengthDays, "1") == "«1 ḓȧẏ ~~~~»")
        #expect(pseudo.text(.plainPrompt) == "«ķīǿşķ> ~» ")
        for (message, text) in LanguageTexts.english.messages {
            let longer = pseudo.template(message)
            #expect(longer.count >= text.count + text.count / 4 + 2, "\(message)")
        }
    }

    /// Texts without words, which are the same in every language.
    private static let wordless: Set<TextKey> = [
        .plainPrompt, .plainComma, .plainFact, .plainNews, .countOfGood, .shownOf, .toastFailed,
        .perPeriod, .stepTook,
        .disputeUTC, .offerThen, .offerEach, .ageMilliseconds, .ageSeconds, .ageMinutes, .ageHours,
        .ageDays, .ageYears, .dialogQuantities,
    ]

    /// Texts that are the same in another language as in English.
    private static let international: [TextKey: Set<Language>] = [
        .tabShop: [.german], .tabSandbox: [.german, .spanish], .sandbox: [.german, .spanish],
        .laneStore: [.german], .hintDetails: [.german],
        .hintManual: [.spanish], .manualTitle: [.spanish],
        .contextBackend: [.german], .logHash: [.german, .spanish],
        .answerNo: [.spanish], .nextTryIn: [.german], .paneDetails: [.german], .actDone: [.german],
        .logDetail: [.german], .labelState: [.german], .offline: [.german],
        // Commands are typed in English.
        .plainHelpFind: [.german, .spanish], .plainHelpTransactions: [.german, .spanish],
        .plainHelpOutcome: [.german, .spanish], .sandboxProductHelp: [.german, .spanish],
    ]
}
