import StoreModel
import Testing

@testable import StoreText

@Suite("Messages")
struct MessagesTests {
    private let english = Messages(locale: .fallback)
    private let chinese = Messages(locale: LocaleID(language: "zh", script: "Hans", region: "CN"))

    @Test("every language has every message, once", arguments: Messages.languages)
    func complete(language: LocaleID) {
        let table = Messages.table(language)
        for message in Message.allCases {
            #expect(table[message]?.isEmpty == false, "\(message) in \(language.identifier)")
        }
        #expect(table.count == Message.allCases.count)
    }

    @Test("no message stands in two parts of a table")
    func partsAreDisjoint() {
        #expect(EnglishMessages.parts.map(\.count).reduce(0, +) == Message.allCases.count)
        #expect(ChineseMessages.parts.map(\.count).reduce(0, +) == Message.allCases.count)
    }

    @Test("both languages ask for the same arguments", arguments: Message.allCases)
    func arguments(message: Message) {
        let places = MessageTemplate(english.template(message)).places
        #expect(MessageTemplate(chinese.template(message)).places == places)
        #expect(
            places == Set(1..<(places.count + 1)), "the places are numbered from 1 without gaps")
    }

    @Test("no text is left in the other language", arguments: Message.allCases)
    func translated(message: Message) {
        let hasHan = { (text: String) in
            text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
        }
        #expect(!hasHan(english.template(message)))
        // What is no word is the same in every language.
        let wordless: Set<Message> = [
            .plainPrompt, .countOfGood, .shownOf, .toastFailed, .perPeriod, .offerNamed,
            .stepTook, .disputeUTC,
        ]
        #expect(hasHan(chinese.template(message)) || wordless.contains(message))
    }

    @Test(
        "a reader gets the nearest language",
        arguments: [
            ("zh_CN", "zh"), ("zh_TW", "zh"), ("zh", "zh"), ("en_GB", "en"), ("fr_FR", "en"),
            ("ar", "en"),
        ])
    func matching(locale: String, language: String) throws {
        #expect(Messages(locale: try #require(LocaleID(locale))).language.language == language)
    }

    @Test("arguments are put in as they are, once, whatever they hold")
    func hostileArguments() {
        #expect(english.text(.toastBought, "{1} {2|a|b}") == "Bought {1} {2|a|b}.")
        #expect(english.text(.toastFailed, "{2}", "{1}") == "{2}: {1}")
        #expect(
            english.text(.dialogFor, "alice", "phone-1", "x") == "for alice, on phone-1, from x")
    }

    @Test("an argument that is missing shows as a gap, not as a brace")
    func missingArgument() {
        #expect(english.text(.toastBought) == "Bought ….")
    }

    @Test("English has plurals where a number is told")
    func plurals() {
        #expect(english.text(.toastRestored, "1") == "Restored 1 product.")
        #expect(english.text(.toastRestored, "2") == "Restored 2 products.")
        #expect(chinese.text(.toastRestored, "1") == "已恢复 1 个产品。")
    }

    @Test("every outcome has a name and says what then happens", arguments: Outcome.allCases)
    func outcomes(outcome: Outcome) {
        for messages in [english, chinese] {
            #expect(!messages.name(of: outcome).isEmpty)
            #expect(messages.note(of: outcome) != messages.name(of: outcome))
        }
    }

    @Test("braces that are no place stay as they are")
    func oddTemplates() {
        for template in ["{", "}", "{}", "{x}", "{0}", "{10}", "{1|a}", "{1|a|b|c}", "a } b { c"] {
            #expect(MessageTemplate(template).filled(with: ["A"]) == template)
        }
        #expect(MessageTemplate("{1|one|}{1}").filled(with: ["1"]) == "one1")
    }
}
