import PurchaseCore
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("What a state means agrees with what is said of the charge")
struct ExplanationTests {
    private static let stages: [(CustomerState, TransactionStage)] = [
        (.purchased, .received), (.purchased, .verified), (.finished, .finished),
        (.restored, .verified),
    ]

    @Test("nothing that was not charged is called paid or charged", arguments: stages)
    func uncharged(state: CustomerState, stage: TransactionStage) {
        let words = DisplayFormatter(locale: .fallback, glyphs: .unicode, zone: "UTC")
        let row = Fixture.row("1", Fixture.noAds, state, stage, ago: 0, charged: .no)
        let text = words.say(row.explanation).string
        #expect(!text.contains("Paid") && !text.contains("You were charged"), "\(text)")
        #expect(text.contains("not charged"))
        #expect(words.say(row.chargeWord) == "not charged")
    }

    @Test("what cost nothing was not charged either", arguments: stages.prefix(3))
    func free(state: CustomerState, stage: TransactionStage) {
        let words = DisplayFormatter(locale: .fallback, glyphs: .unicode, zone: "UTC")
        let trial = Fixture.product("club.trial", "Trial", .autoRenewable, 0)
        let row = Fixture.row("1", trial, state, stage, ago: 0)
        #expect(words.say(row.explanation).string.contains("not charged"))
        #expect(words.say(row.chargeWord) == "not charged")
        let paid = Fixture.row("1", Fixture.gems, state, stage, ago: 0)
        #expect(!words.say(paid.explanation).string.contains("not charged"))
        #expect(words.say(paid.chargeWord) == "charged")
    }

    @Test("an order that was not sent is not on its way, nor is its charge unknown")
    func unsent() {
        let words = DisplayFormatter(locale: .fallback, glyphs: .unicode, zone: "UTC")
        let row = Fixture.row(
            "1", Fixture.gems, .purchasing, .journalled, ago: 0, isOpen: true, charged: .no)
        #expect(words.say(row.explanation).string.contains("not sent yet"))
        #expect(words.say(row.chargeWord) == "not charged")
    }
}
