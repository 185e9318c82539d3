import StoreModel
import Testing

@testable import StoreText

@Suite("The words of the event log")
struct LogWordsTests {
    @Test("both languages have the same names, and no text is left in the other language")
    func complete() {
        #expect(Set(EnglishMessages.log.keys) == Set(ChineseMessages.log.keys))
        let hasHan = { (text: String) in
            text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
        }
        #expect(EnglishMessages.log.values.filter(hasHan).isEmpty)
        #expect(ChineseMessages.log.values.allSatisfy(hasHan))
    }

    @Test("the words fit their column")
    func widths() {
        for text in EnglishMessages.log.values { #expect(text.count <= 36, "\(text)") }
        for text in ChineseMessages.log.values { #expect(text.count <= 18, "\(text)") }
    }

    @Test("an entry says what happened; a name of another kiosk stands for itself")
    func words() {
        let english = Messages(locale: .fallback)
        #expect(english.name(of: .act("buy-confirmed")) == "confirmed the purchase")
        #expect(english.name(of: .act("danced-a-jig")) == "danced a jig")
        let chinese = Messages(locale: LocaleID(language: "zh", script: "Hans", region: "CN"))
        #expect(chinese.name(of: LogEntry(.state, "delivered")) == "已交付")
    }
}
