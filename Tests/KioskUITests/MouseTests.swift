import PurchaseCore
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite struct MouseTests {
    @Test("a click on Buy after the dialog was seen buys once")
    func buys() {
        var model = Fixture.model()
        _ = model.press("b")
        _ = update(&model, .newIntent("intent-1"))
        _ = update(&model, .drawn(at: Fixture.now))
        #expect(
            model.click("Buy CN¥6.00", after: 1000)
                == [.buy(Fixture.gems, quantity: 1, outcome: .approve, "intent-1")])
        #expect(model.click("Buy CN¥6.00", after: 5000) == [], "dead after the first press")
    }

    @Test("a click before the dialog was drawn, or within 300 ms of it, confirms nothing")
    func tooEarly() {
        var model = Fixture.model()
        _ = model.press("b")
        _ = update(&model, .newIntent("intent-1"))
        #expect(model.click("Buy CN¥6.00", after: 5000) == [])
        _ = update(&model, .drawn(at: Fixture.now.adding(milliseconds: 9000)))
        #expect(model.click("Buy CN¥6.00", after: 9299) == [])
        #expect(model.dialog?.isSent == false)
    }

    @Test("the second half of a double click on the hint that opens the dialog confirms nothing")
    func doubleClick() {
        var model = Fixture.model()
        #expect(model.click("b buy") == [.newIntent])
        _ = update(&model, .newIntent("intent-1"))
        _ = update(&model, .drawn(at: Fixture.now.adding(milliseconds: 20)))
        #expect(model.click("Buy CN¥6.00", after: 500) == [])
        #expect(model.click("Buy CN¥6.00", after: 1500).count == 1)
    }

    @Test("a release, a right click and the wheel confirm nothing")
    func otherButtons() throws {
        var model = Fixture.model()
        model.openDialogAtBuy()
        let point = try #require(model.place(of: "Buy CN¥6.00"))
        for button in [MousePress.Button.right, .middle, .wheelUp, .wheelDown] {
            #expect(model.mouse(button, at: point, after: 2000) == [])
        }
        let release = InputEvent.mouse(MousePress(at: point, button: .left, kind: .release))
        let at = Fixture.now.adding(milliseconds: 3000)
        #expect(update(&model, .input(release, at: at)) == [])
        #expect(model.dialog?.isSent == false)
    }

    @Test("arrows and the wheel change what is chosen, Cancel and the hints leave")
    func choices() throws {
        var model = Fixture.model()
        model.openDialogAtBuy()
        _ = model.click("▸", after: 100)
        #expect(model.dialog?.outcome == .decline, "the lowest arrow is that of the outcome")
        let quantity = try #require(model.place(of: "Quantity"))
        _ = model.mouse(.wheelUp, at: quantity, after: 200)
        _ = model.mouse(.wheelUp, at: quantity, after: 201)
        _ = model.mouse(.wheelDown, at: quantity, after: 202)
        #expect(model.dialog?.quantity == 2)
        #expect(model.dialog?.intentID == "intent-1", "the dialog's id stays")
        _ = model.click("Esc cancel", after: 300)
        #expect(model.dialog == nil)
        model.openDialogAtBuy()
        _ = model.click("Cancel", after: 400)
        #expect(model.dialog == nil)
    }

    @Test("a click beside a question does nothing, beside help it closes it")
    func outside() {
        var model = Fixture.model()
        model.openDialogAtBuy()
        _ = model.mouse(.left, at: Point(x: 0, y: 0), after: 2000)
        #expect(model.dialog != nil)
        _ = model.press(.escape, "?")
        _ = model.mouse(.left, at: Point(x: 0, y: 0), after: 3000)
        #expect(model.overlay == nil)
    }

    @Test("tabs, rows, hints and toasts take clicks")
    func screen() {
        var model = Fixture.model()
        _ = model.click("2 Activity")
        #expect(model.screen == .activity)
        _ = model.click("Remove Ads  ")
        #expect(model.activityRow?.productID == Fixture.noAds.id)
        _ = model.click("1 Shop")
        _ = model.click("Potion of Haste")
        #expect(model.shop.product?.id == "dragon.potion")
        _ = update(&model, .restoreFailed("no answer"))
        #expect(model.toasts.count == 1)
        _ = model.click("Restore did not work")
        #expect(model.toasts.isEmpty)
        #expect(model.click("q quit") == [.quit])
    }

    @Test("the wheel over the detail scrolls it and leaves the selection alone")
    func wheel() {
        var model = Fixture.model(100, 16)
        _ = model.mouse(.wheelDown, at: Point(x: 70, y: 8))
        #expect(model.shop.selected == 0)
        #expect(model.shop.detailTop == 1)
        _ = model.mouse(.wheelDown, at: Point(x: 5, y: 8))
        #expect(model.shop.selected == 1)
    }

    @Test("the spending dialog's fields and buttons take clicks, under the same guard")
    func spend() {
        var model = Fixture.model()
        _ = model.press("3", "s", "7")
        _ = update(&model, .drawn(at: Fixture.now))
        #expect(model.click("Spend 7 gems", after: 100) == [], "not settled yet")
        #expect(
            model.click("Spend 7 gems", after: 1000)
                == [.spend(GoodAmount(good: "gems", amount: 7), note: "")])
        #expect(model.click("Spend 7 gems", after: 3000) == [])
    }
}
