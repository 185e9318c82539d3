import StoreModel
import Testing

@testable import StoreText

@Suite("Texts of the event log")
struct LogWordsTests {
    @Test("every language has the same event names", arguments: Language.allCases)
    func complete(language: Language) {
        #expect(Set(language.texts.log.keys) == LocalizedTexts.namedLogEntries)
        #expect(language.texts.log.values.allSatisfy { !$0.isEmpty })
    }

    @Test("no event name is untranslated", arguments: Language.allCases)
    func translated(language: Language) {
        for (name, text) in language.texts.log {
            #expect(ScriptDetector.fits(text, language), "\(name): \(text)")
            #expect(language == .english || text != LanguageTexts.english.log[name], "\(name)")
        }
    }

    @Test("the event names fit their column", arguments: Language.allCases)
    func widths(language: Language) {
        let limit =
            switch language {
            case .english, .german, .spanish: 37
            case .simplifiedChinese, .traditionalChinese, .japanese: 18
            case .pseudo: 54
            }
        for text in language.texts.log.values { #expect(text.count <= limit, "\(text)") }
    }

    @Test("an entry describes what happened, and an unknown event shows its own name")
    func words() {
        let english = LocalizedTexts(locale: .fallback)
        #expect(english.name(of: .action("buy-confirmed")) == "confirmed the purchase")
        #expect(english.name(of: .action("danced-a-jig")) == "danced a jig")
        #expect(english.name(of: .screen("shop")) == "Shop shown")
        #expect(english.name(of: .screen("back-room")) == "back room")
        let chinese = LocalizedTexts(locale: LocaleID(language: "zh", script: "Hans", region: "CN"))
        #expect(chinese.name(of: LogEntry(.state, "delivered")) == "已交付")
    }
}
