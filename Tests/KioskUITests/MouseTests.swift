import PurchaseCore
import StoreAPI
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite struct MouseTests {
    @Test("a click on Buy after the dialog was drawn buys once")
    func buys() {
        var model = Fixture.model()
        _ = model.press("b")
        _ = update(&model, .newIntent("intent-1"))
        _ = update(&model, .drawn(at: Fixture.now))
        #expect(
            model.click("Buy CN¥6.00", after: 1000)
                == [.engine(.buy(Fixture.gems, quantity: 1, outcome: .approve, nil, "intent-1"))])
        #expect(model.click("Buy CN¥6.00", after: 5000) == [], "dead after the first press")
    }

    @Test("a click before the dialog is drawn, or within 300 ms of drawing, does not confirm")
    func tooEarly() {
        var model = Fixture.model()
        _ = model.press("b")
        _ = update(&model, .newIntent("intent-1"))
        #expect(model.click("Buy CN¥6.00", after: 5000) == [])
        _ = update(&model, .drawn(at: Fixture.now.adding(milliseconds: 9000)))
        #expect(model.click("Buy CN¥6.00", after: 9299) == [])
        #expect(model.dialog?.isSent == false)
    }

    @Test("the second half of a double click on the hint that opens the dialog does not confirm")
    func doubleClick() {
        var model = Fixture.model()
        #expect(model.click("b buy") == [.newIntent])
        _ = update(&model, .newIntent("intent-1"))
        _ = update(&model, .drawn(at: Fixture.now.adding(milliseconds: 20)))
        #expect(model.click("Buy CN¥6.00", after: 500) == [])
        #expect(model.click("Buy CN¥6.00", after: 1500).count == 1)
    }

    @Test("a button release, a right click and the wheel do not confirm")
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

    @Test("arrows and the wheel change the options, and Cancel and the hints close the dialog")
    func choices() throws {
        var model = Fixture.model()
        model.openDialogAtBuy()
        _ = model.click("▸", after: 100)
        #expect(model.dialog?.outcome == .decline, "the lowest arrow is that of the outcome")
        let quantity = try #require(model.place(of: "◂ 1 ▸"))
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

    @Test("a click outside a purchase dialog does nothing, and one outside help closes it")
    func outside() {
        var model = Fixture.model()
        model.openDialogAtBuy()
        _ = model.mouse(.left, at: Point(x: 0, y: 0), after: 2000)
        #expect(model.dialog != nil)
        _ = model.press(.escape, "?")
        _ = model.mouse(.left, at: Point(x: 0, y: 0), after: 3000)
        #expect(model.overlay == nil)
    }

    @Test("tabs, rows, hints and toasts can be clicked")
    func screen() {
        var model = Fixture.model()
        _ = model.click("2 Activity")
        #expect(model.screen == .activity)
        _ = model.click("Remove … ")
        #expect(model.activityRow?.productID == Fixture.noAds.id)
        _ = model.click("1 Shop")
        _ = model.click("Potion of Haste")
        #expect(model.shop.product?.id == "dragon.potion")
        _ = update(&model, .failed(.engine(.restore), CommandError("no answer")))
        #expect(model.toasts.count == 1)
        _ = model.click("The restore failed")
        #expect(model.toasts.isEmpty)
        #expect(model.click("q quit") == [.terminal(.quit)])
    }

    @Test("the wheel over the detail pane scrolls it and keeps the selection")
    func wheel() {
        var model = Fixture.model(100, 16)
        _ = model.mouse(.wheelDown, at: Point(x: 70, y: 8))
        #expect(model.shop.product == Fixture.gems)
        #expect(model.shop.detail.top == 1)
        _ = model.mouse(.wheelDown, at: Point(x: 5, y: 8))
        #expect(model.shop.product?.id == "dragon.potion")
    }

    @Test("the arrows and rows of the Sandbox can be clicked, and the wheel scrolls its text")
    func sandbox() throws {
        var model = Fixture.model(80, 16)
        _ = model.click("5 Sandbox")
        _ = update(&model, .orders(Fixture.orders))
        let outcome = try #require(model.place(of: "◂ approve ▸"))
        _ = model.mouse(.left, at: outcome.moved(right: 10))
        #expect(model.context.outcome == .decline)
        _ = model.mouse(.left, at: outcome)
        #expect(model.context.outcome == .approve)
        _ = model.mouse(.left, at: outcome.moved(right: 4))
        #expect(model.context.outcome == .approve, "the word between the arrows only selects")
        _ = model.click("phone-1")
        #expect(model.sandbox.selectedRow == .control(.device))
        _ = model.press(.end)
        _ = model.mouse(.wheelDown, at: Point(x: 70, y: 8))
        #expect(model.sandbox.order?.intentID == "000002" && model.sandbox.detailTop == 1)
        _ = model.mouse(.wheelUp, at: Point(x: 5, y: 8))
        #expect(model.sandbox.order?.intentID == "000003" && model.sandbox.detailTop == 0)
    }

    @Test("the wheel in the Library moves within the pane under the pointer")
    func library() {
        var model = Fixture.model(owned: true)
        _ = model.press("3")
        for _ in 0..<9 { _ = model.mouse(.wheelDown, at: Point(x: 5, y: 8)) }
        #expect(model.selectedLibraryRow?.id == .entry(version: 1))
        _ = model.mouse(.wheelDown, at: Point(x: 70, y: 8))
        #expect(model.selectedLibraryRow?.id == .owned(Fixture.noAds.id))
        _ = model.mouse(.wheelDown, at: Point(x: 70, y: 8))
        #expect(model.selectedLibraryRow?.id == .owned(Fixture.noAds.id))
        _ = model.mouse(.wheelUp, at: Point(x: 5, y: 8))
        #expect(model.selectedLibraryRow?.id == .balance("gems"))
        _ = model.click("Remove Ads")
        #expect(model.selectedLibraryRow?.id == .owned(Fixture.noAds.id))
    }

    @Test("the wheel scrolls both panes of a receipt, and the receipt's hints can be clicked")
    func receipt() {
        var model = Fixture.model(80, 16)
        _ = model.click("4 Receipt")
        _ = update(&model, .receipt("2000000003", Fixture.receipt))
        #expect(model.screenText.contains("valid: signed"))
        for _ in 0..<40 { _ = model.mouse(.wheelDown, at: Point(x: 70, y: 8)) }
        #expect(!model.screenText.contains("valid: signed"), "the proof has scrolled")
        #expect(model.screenText.contains("SHA-256"))
        #expect(model.click("w save").count == 1)
        #expect(model.click("→ next receipt") == [.query(.receipt("2000000002"))])
        #expect(model.receiptSubject == "2000000002")
    }

    @Test("log events, filter tabs and filter fields can be clicked")
    func lists() {
        var model = Fixture.model()
        _ = model.click("6 Log")
        _ = update(&model, .log(Fixture.events, acknowledged: 3))
        _ = model.click("M-2026-000003")
        #expect(model.log.selectedEvent?.link.sequence == 4)
        _ = model.mouse(.wheelUp, at: Point(x: 5, y: 8))
        #expect(model.log.selectedEvent?.link.sequence == 3 && !model.log.isFollowing)
        for key in ["6", "2", "1"] as [Key] {
            _ = model.press(key)
            _ = model.click("/ filter")
            #expect(model.filter?.isTyping == true, "\(key)")
            _ = model.press(.escape)
        }
        _ = model.press("2")
        _ = model.click("failed 1")
        #expect(model.activity.selectedFilter == .failed)
    }

    @Test("help, the palette and the theme list accept clicks and the wheel")
    func overlays() throws {
        var model = Fixture.model()
        _ = model.press("?")
        let help = try #require(model.place(of: "Esc close"))
        _ = model.mouse(.wheelDown, at: help)
        guard case .help(let state) = model.overlay else {
            Issue.record("help has gone")
            return
        }
        #expect(state.selected == 1)
        _ = model.click("sort  ")
        #expect(model.shop.order != .type && model.overlay == nil, "it does what the key does")
        _ = model.press(":")
        _ = update(&model, .input(.paste("library"), at: Fixture.now))
        _ = model.click("Library  ")
        #expect(model.screen == .library && model.overlay == nil)
        _ = model.press("t")
        _ = update(
            &model, .themes(["dark", "light", "mono"].map { ThemeItem(name: $0) }))
        let list = try #require(model.place(of: "mono"))
        #expect(model.mouse(.wheelDown, at: list) == [.terminal(.setTheme("light"))])
        #expect(model.click("Esc cancel").isEmpty && model.overlay == nil)
    }

    @Test("all buttons of a dialog are visible where they do not fit on one row")
    func buttons() {
        for width in [24, 30, 40, 100] {
            var model = Fixture.model(width, 20, locale: LocaleID(language: "de"))
            _ = model.press("5")
            _ = update(&model, .orders(Fixture.orders))
            _ = model.press(.end, "x", .enter)
            _ = update(&model, .drawn(at: Fixture.now))
            #expect(
                model.click("Erstatten: ", after: 2000) == [
                    .sandbox(.transaction("2000000002", .refund(.whole)))
                ],
                "\(width)\n\(model.screenText)")
            _ = model.press("x", .enter)
            _ = model.click("Abbrechen", after: 4000)
            #expect(model.overlay == nil)
        }
    }

    @Test("the spending dialog's fields and buttons accept clicks, and early clicks are ignored")
    func spend() {
        var model = Fixture.model()
        _ = model.press("3", "s", "7")
        _ = update(&model, .drawn(at: Fixture.now))
        #expect(model.click("Spend 7 gems", after: 100) == [], "not settled yet")
        #expect(
            model.click("Spend 7 gems", after: 1000)
                == [.engine(.spend(GoodAmount(good: "gems", amount: 7), note: ""))])
        #expect(model.click("Spend 7 gems", after: 3000) == [])
    }
}
