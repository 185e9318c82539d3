import KioskPresentation
import PurchaseCore
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Explanations of states and charges")
struct ExplanationTests {
    private static let stages: [(CustomerFacingState, TransactionStage)] = [
        (.purchased, .received), (.purchased, .verified), (.finished, .finished),
        (.restored, .verified),
    ]

    @Test("an uncharged transaction is never described as paid or charged", arguments: stages)
    func uncharged(state: CustomerFacingState, stage: TransactionStage) {
        let words = DisplayFormatter(locale: .fallback, glyphs: .unicode, zone: "UTC")
        let row = Fixture.row("1", Fixture.noAds, state, stage, ago: 0, charged: .no)
        let text = words.text(row.explanation).string
        #expect(!text.contains("Paid") && !text.contains("You were charged"), "\(text)")
        #expect(text.contains("not charged"))
        #expect(words.text(row.chargeWord) == "not charged")
    }

    @Test("a free product is described as not charged", arguments: stages.prefix(3))
    func free(state: CustomerFacingState, stage: TransactionStage) {
        let words = DisplayFormatter(locale: .fallback, glyphs: .unicode, zone: "UTC")
        let trial = Fixture.product("club.trial", "Trial", .autoRenewable, 0)
        let row = Fixture.row("1", trial, state, stage, ago: 0)
        #expect(words.text(row.explanation).string.contains("not charged"))
        #expect(words.text(row.chargeWord) == "not charged")
        let paid = Fixture.row("1", Fixture.gems, state, stage, ago: 0)
        #expect(!words.text(paid.explanation).string.contains("not charged"))
        #expect(words.text(paid.chargeWord) == "charged")
    }

    @Test("an order that was not sent is described as not sent and not charged")
    func unsent() {
        let words = DisplayFormatter(locale: .fallback, glyphs: .unicode, zone: "UTC")
        let row = Fixture.row(
            "1", Fixture.gems, .purchasing, .journalled, ago: 0, isOpen: true, charged: .no)
        #expect(words.text(row.explanation).string.contains("not been sent yet"))
        #expect(words.text(row.chargeWord) == "not charged")
    }
}
