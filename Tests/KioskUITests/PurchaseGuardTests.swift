import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite struct PurchaseGuardTests {
    @Test("a confirmation after the dialog was drawn buys once, with the dialog's intent ID")
    func buys() {
        var model = Fixture.model()
        model.openDialogAtBuy()
        #expect(
            model.press(.enter, after: 1000)
                == [.engine(.buy(Fixture.gems, quantity: 1, outcome: .approve, nil, "intent-1"))])
        #expect(model.press(.enter, after: 5000) == [], "the button is dead after the first press")
    }

    @Test("Cancel has the initial focus, so that Enter buys nothing")
    func cancelFirst() {
        var model = Fixture.model()
        #expect(model.press("b") == [.newIntent])
        #expect(model.dialog?.focus == .cancel)
        _ = update(&model, .newIntent("intent-1"))
        _ = update(&model, .drawn(at: Fixture.now))
        #expect(model.press(.enter, after: 1000) == [])
        #expect(model.dialog == nil)
    }

    @Test("a key before the dialog is drawn, or within 300 ms of drawing, does not confirm")
    func tooEarly() {
        var model = Fixture.model()
        _ = model.press("b")
        _ = update(&model, .newIntent("intent-1"))
        PurchaseDialog.edit(in: &model) { $0.focus = .buy }
        #expect(model.press(.enter, after: 5000) == [])
        _ = update(&model, .drawn(at: Fixture.now.adding(milliseconds: 9000)))
        #expect(model.press(.enter, after: 9299) == [])
        #expect(model.press(.enter, after: 10_500).count == 1)
    }

    @Test("pasted text does not confirm")
    func paste() {
        var model = Fixture.model()
        model.openDialogAtBuy()
        let at = Fixture.now.adding(milliseconds: 2000)
        #expect(update(&model, .input(.paste("\r\n\r\n"), at: at)) == [])
        #expect(model.dialog?.isSent == false)
    }

    @Test("a held Enter key does not confirm")
    func keyRepeat() {
        var model = Fixture.model()
        _ = model.press(.enter, after: -200)
        model.openDialogAtBuy()
        for step in 0..<60 { #expect(model.press(.enter, after: Int64(step) * 30) == []) }
        #expect(model.dialog?.isSent == false)
    }

    @Test("a dialog keeps its first intent ID and cannot confirm without one")
    func oneIntent() {
        var model = Fixture.model()
        _ = model.press("b")
        _ = update(&model, .drawn(at: Fixture.now))
        PurchaseDialog.edit(in: &model) { $0.focus = .buy }
        #expect(model.press(.enter, after: 1000) == [])
        _ = update(&model, .newIntent("first"))
        _ = update(&model, .newIntent("second"))
        #expect(model.dialog?.intentID == "first")
    }

    @Test("where the catalog skips dialogs, pressing b once buys once")
    func unasked() {
        var model = Fixture.model()
        model.context.skipsDialogs = true
        _ = update(&model, .drawn(at: Fixture.now))
        #expect(model.press("b", after: 300) == [.newIntent])
        #expect(
            update(&model, .newIntent("intent-1"))
                == [.engine(.buy(Fixture.gems, quantity: 1, outcome: .approve, nil, "intent-1"))])
        #expect(model.dialog?.isSent == true)
        #expect(update(&model, .newIntent("intent-2")) == [], "it is bought once")
        #expect(model.press("b", after: 2000) == [], "one is on its way")
    }

    @Test("a held b key opens the dialog instead of buying")
    func heldDown() {
        var model = Fixture.model()
        model.context.skipsDialogs = true
        _ = update(&model, .drawn(at: Fixture.now.adding(milliseconds: -5000)))
        _ = model.press("b", after: -100)
        model.overlay = nil
        #expect(model.press("b", after: 30) == [.newIntent])
        #expect(update(&model, .newIntent("intent-1")) == [])
        #expect(model.dialog?.isSent == false && model.dialog?.focus == .cancel)
        _ = model.press(.escape, after: 60)
        for step in 3..<60 {
            _ = model.press("b", after: Int64(step) * 30)
            #expect(update(&model, .newIntent(IntentID("intent-\(step)"))) == [])
            model.overlay = nil
        }
    }

    @Test("a key repeated within two seconds opens the dialog, because it may be a held key")
    func stutter() {
        var model = Fixture.model()
        model.context.skipsDialogs = true
        _ = update(&model, .drawn(at: Fixture.now))
        _ = model.press("b", after: 1000)
        #expect(model.dialog?.requiresConfirmation == false)
        model.overlay = nil
        _ = update(&model, .drawn(at: Fixture.now.adding(milliseconds: 1100)))
        _ = model.press("b", after: 2500)
        #expect(model.dialog?.requiresConfirmation == true)
        model.overlay = nil
        _ = update(&model, .drawn(at: Fixture.now.adding(milliseconds: 2600)))
        _ = model.press("b", after: 4600)
        #expect(model.dialog?.requiresConfirmation == false)
    }

    @Test("a screen without room for the price opens the dialog")
    func small() {
        var model = Fixture.model(50, 14)
        model.context.skipsDialogs = true
        _ = update(&model, .drawn(at: Fixture.now))
        _ = model.press("b", after: 5000)
        #expect(model.dialog?.requiresConfirmation == true)
    }

    @Test("a product that is not on the screen, or has just changed, opens the dialog")
    func unseen() {
        var model = Fixture.model()
        model.context.skipsDialogs = true
        _ = model.press("b", after: 5000)
        #expect(model.dialog?.requiresConfirmation == true, "nothing was drawn")
        model.overlay = nil
        _ = update(&model, .drawn(at: Fixture.now.adding(milliseconds: 7000)))
        _ = model.press("b", after: 7100)
        #expect(model.dialog?.requiresConfirmation == true, "nobody reads so fast")
        model.overlay = nil
        model.changePrice()
        _ = model.press("b", after: 9000)
        #expect(model.dialog?.requiresConfirmation == true, "another price was drawn")
        model.overlay = nil
        _ = update(&model, .drawn(at: Fixture.now.adding(milliseconds: 10_000)))
        _ = model.press("b", after: 12_000)
        #expect(model.dialog?.requiresConfirmation == false)
    }

    @Test("a price change before the intent ID arrives opens the dialog")
    func unaskedChange() {
        var model = Fixture.model()
        model.context.skipsDialogs = true
        _ = update(&model, .drawn(at: Fixture.now.adding(milliseconds: -5000)))
        _ = model.press("b")
        #expect(model.dialog?.requiresConfirmation == false)
        model.changePrice()
        #expect(update(&model, .newIntent("intent-1")) == [])
        #expect(model.dialog?.isChanged == true)
    }

    @Test("a price change in an open dialog requires a new confirmation")
    func catalogChange() {
        var model = Fixture.model()
        model.openDialogAtBuy()
        model.changePrice()
        #expect(model.dialog?.isChanged == true)
        #expect(model.dialog?.focus == .cancel)
        PurchaseDialog.edit(in: &model) { $0.focus = .buy }
        #expect(model.press(.enter, after: 5000) == [], "the new terms were not drawn yet")
        #expect(model.screenText.contains("9.00"))
    }

    @Test("the quantity stays within the limits of one purchase")
    func quantity() {
        var model = Fixture.model()
        model.openDialogAtBuy()
        for _ in 0..<20 { _ = model.press("+") }
        #expect(model.dialog?.quantity == 10)
        for _ in 0..<20 { _ = model.press("-") }
        #expect(model.dialog?.quantity == 1)
    }

    @Test("the dialog warns while an earlier order of the product may still be charged")
    func stillOpen() {
        for (rows, warns) in [(nil, true), ([], false)] as [([TransactionRow]?, Bool)] {
            var model = Fixture.model()
            _ = update(&model, .snapshot(Fixture.snapshot(rows: rows)))
            _ = model.press("b")
            #expect(model.screenText.contains("still open") == warns)
        }
    }

    @Test("the dialog does not open while another process drives, and the reason is displayed")
    func reading() {
        var model = Fixture.model()
        _ = update(&model, .snapshot(Fixture.snapshot(mode: .reading(reason: "pid 7 drives"))))
        #expect(model.press("b") == [])
        #expect(model.overlay == nil)
        #expect(model.screenText.contains("pid 7 drives"))
    }

    @Test(
        "the dialog of a restorable product offers Restore, whether it is owned or not",
        arguments: [true, false])
    func restorable(isOwned: Bool) {
        var model = Fixture.model(owned: isOwned)
        _ = model.press("j", "j", "b")
        #expect(model.dialog?.product == Fixture.noAds)
        #expect(model.dialog?.controls == [.outcome, .restore, .cancel, .buy])
    }

    @Test("Restore in the dialog restores and buys nothing")
    func restoreButton() {
        var model = Fixture.model()
        _ = model.press("j", "j", "b")
        _ = update(&model, .drawn(at: Fixture.now))
        _ = model.press(.backTab)
        #expect(model.press(.enter, after: 2000) == [.engine(.restore)])
        #expect(model.dialog == nil)
    }

    @Test("a subscription without a known period cannot be bought")
    func autoRenewable() {
        let model = Fixture.model()
        let club = Product(
            id: "x", type: .autoRenewable, displayName: "x", description: "",
            price: Fixture.gems.price)
        #expect(model.blockedReason(club) == model.formatter.text(.reasonNoPeriod))
    }
}

extension Model {
    /// Delivers a catalog with another price for the selected product.
    fileprivate mutating func changePrice() {
        var changed = Fixture.catalog
        changed.products[0] = Fixture.product("dragon.gems60", "60 Gems", .consumable, 9000)
        _ = update(&self, .catalog(changed))
    }
}
