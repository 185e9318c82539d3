import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics
import Testing

@testable import KioskUI
@testable import PurchaseCore

@Suite("The age and the end of pending purchases")
struct WaitingWordsTests {
    private func model(_ row: TransactionRow, width: Int = 120, height: Int = 40) -> Model {
        var model = Fixture.model(width, height)
        _ = update(&model, .snapshot(Fixture.snapshot(rows: [row])))
        _ = model.press("2")
        return model
    }

    @Test("the age of an open purchase counts from its confirmation, however often it was retried")
    func age() {
        let row = Fixture.row(
            "1", Fixture.gems, .purchasing, .retrying, ago: 2000, isOpen: true, openFor: 1_260_000)
        // A wide window has a time instead of the age.
        #expect(model(row, width: 50, height: 12).screenText.contains("21 min"))
        let ended = Fixture.row(
            "1", Fixture.gems, .finished, .finished, ago: 2000, openFor: 1_260_000)
        #expect(!model(ended, width: 50, height: 12).screenText.contains("21 min"))
    }

    @Test("an order that expired before it was sent is not shown as declined")
    func expired() {
        let row = Fixture.row(
            "1", Fixture.gems, .failed, .declined, ago: 2000, charged: .no,
            detail: DeclineReason.expired.rawValue)
        let text = model(row).screenText
        #expect(text.contains("expired · not charged"))
        #expect(text.contains("▐expired▌"))
        #expect(!text.contains("declined"))
    }

    @Test("a stuck purchase shows the store's answer, what ends it, and not to buy again")
    func stuck() {
        var row = Fixture.row(
            "1", Fixture.gems, .purchasing, .retrying, ago: 2000, isOpen: true, charged: .unknown)
        row.outcome = .stuck
        #expect(row.explanation == .explainUnknown, "the store may never have heard of it")
        row.isKeptBack = true
        #expect(row.explanation == .explainStuck)
        #expect(model(row).screenText.contains("screen 5"))
    }

    @Test(
        "a purchase that is resolved automatically says so and does not ask for approval",
        arguments: [
            (Outcome.slowApprove, StoreText.TextKey.outcomeNoteSlowApprove),
            (.slowDecline, .outcomeNoteSlowDecline), (.askToBuy, .explainDeferred),
        ])
    func slow(_ outcome: Outcome, _ words: StoreText.TextKey) {
        var row = Fixture.row(
            "1", Fixture.gems, .deferred, .awaitingApproval, ago: 2000, isOpen: true, charged: .no)
        row.outcome = outcome
        #expect(row.explanation == words)
        var model = model(row)
        _ = update(
            &model,
            .done(
                .purchase(
                    PurchaseNotice(
                        intentID: "1", productID: Fixture.gems.id, title: "60 Gems", kind: .pending)
                )))
        let told = model.toasts.last?.text.string ?? ""
        #expect(told.contains("three minutes") == (outcome != .askToBuy), "\(told)")
    }

    @Test("a long state word leaves space for the product's name")
    func name() {
        var row = Fixture.row("1", Fixture.noAds, .finished, .refunded, ago: 2000)
        row.withdrawal = .revoked
        #expect(model(row, width: 80, height: 24).screenText.contains("Remove Ads"))
    }
}
