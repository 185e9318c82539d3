import StoreModel
import Testing

@testable import StoreText

@Suite("Messages")
struct LocalizedTextsTests {
    private let english = LocalizedTexts(locale: .fallback)
    private let chinese = LocalizedTexts(
        locale: LocaleID(language: "zh", script: "Hans", region: "CN"))

    @Test("arguments are inserted literally and only once")
    func hostileArguments() {
        #expect(english.text(.toastBought, "{1} {2|a|b}") == "Bought {1} {2|a|b}.")
        #expect(english.text(.toastFailed, "{2}", "{1}") == "{2}: {1}")
        #expect(
            english.text(.dialogFor, "alice", "phone-1", "x") == "for alice on phone-1, from x")
    }

    @Test("a missing argument is displayed as a gap, not as a brace")
    func missingArgument() {
        #expect(english.text(.toastBought) == "Bought ….")
    }

    @Test("every outcome has a name and a note about what happens", arguments: Outcome.allCases)
    func outcomes(outcome: Outcome) {
        for messages in [english, chinese] {
            #expect(!messages.name(of: outcome).isEmpty)
            #expect(messages.note(of: outcome) != messages.name(of: outcome))
        }
    }

    @Test("braces that are not placeholders stay unchanged")
    func oddTemplates() {
        for template in ["{", "}", "{}", "{x}", "{0}", "{10}", "{1|a}", "{1|a|b|c}", "a } b { c"] {
            #expect(TextTemplate(template).filled(with: ["A"]) == template)
        }
        #expect(TextTemplate("{1|one|}{1}").filled(with: ["1"]) == "one1")
    }
}
