import PurchaseCore
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Quitting during a purchase, the navigation path, and the history of the wallet")
struct FrameFaultTests {
    @Test("q during a purchase asks for a second press within a second, and Ctrl-C quits at once")
    func quit() {
        var model = Fixture.model()
        let row = Fixture.row(
            "000004", Fixture.gems, .purchasing, .submitting, ago: 100, isOpen: true,
            charged: .unknown)
        _ = update(&model, .snapshot(Fixture.snapshot(rows: [row])))
        #expect(model.press("q") == [])
        #expect(model.screenText.contains("A purchase is in progress. Press q again to quit."))
        #expect(model.press("q", after: 1_500) == [], "the question has expired")
        #expect(model.press("q", after: 2_400) == [.terminal(.quit)])
        let interrupt = InputEvent.key(KeyPress(.character("c"), control: true))
        #expect(update(&model, .input(interrupt, at: model.now)).contains(.terminal(.quit)))
        _ = update(&model, .snapshot(Fixture.snapshot(rows: [])))
        #expect(model.press("q", after: 9_000) == [.terminal(.quit)])
    }

    @Test("a detail beside the list leaves the rule above it whole")
    func path() {
        var model = Fixture.model()
        let before = Canvas.showing(model).row(2).map(\.text)
        _ = model.press(.enter)
        #expect(model.isInDetail)
        #expect(Canvas.showing(model).row(2).map(\.text) == before)
        var narrow = Fixture.model(60, 20)
        _ = narrow.press(.enter)
        #expect(narrow.screenText.contains("Shop › 60 Gems"))
    }

    @Test("goods that a refund took back name the order")
    func takenBack() {
        let entry = WalletEntry(
            version: 3, at: Fixture.now, kind: .revocation,
            change: GoodAmount(good: "gems", amount: -60), balance: 0,
            transactionID: "2000000002", merchantOrder: "M-2026-000002")
        let model = Fixture.model()
        let view = LibraryView(model: model, layout: model.layout)
        #expect(
            view.reason(entry).string == "order M-2026-000002, taken back after a refund")
    }
}
