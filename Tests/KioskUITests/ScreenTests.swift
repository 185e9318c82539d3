import KioskPresentation
import PurchaseCore
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Receipt, Sandbox and Log screens") struct ScreenTests {
    @Test("Enter goes from the list to the details to the receipt, and Esc goes back")
    func deeper() {
        var model = Fixture.model()
        _ = model.press("2", .down, .enter)
        #expect(model.isInDetail)
        let commands = model.press(.enter)
        #expect(commands == [.query(.receipt("2000000002"))])
        #expect(model.screen == .receipt)
        #expect(model.screenText.contains("Activity › 60 Gems › Receipt"))
        _ = model.press(.escape)
        #expect(model.screen == .activity)
        _ = model.press(.escape)
        #expect(!model.isInDetail)
    }

    @Test("a receipt explains each field and marks unverified ones, and a missing one is reported")
    func receipt() {
        var model = Fixture.model(140, 40)
        #expect(model.press("4") == [.query(.receipt("2000000003"))])
        _ = update(&model, .receipt("2000000003", Fixture.receipt))
        #expect(model.screenText.contains("6000 = CN¥6.00"))
        #expect(model.screenText.contains("the quantity, 1 to 10"))
        #expect(model.screenText.contains("valid: signed"))
        #expect(model.press("y") == [.terminal(.copy("eyJh.eyJi.c2ln"))])
        #expect(
            model.press("w") == [.save(name: "receipt-2000000003.jws", text: "eyJh.eyJi.c2ln\n")])
        #expect(model.press(.right) == [.query(.receipt("2000000002"))])
        _ = update(&model, .receipt("2000000002", nil))
        #expect(model.screenText.contains("no signed transaction"))
    }

    @Test("a receipt is reloaded when its transaction changes")
    func refunded() {
        var model = Fixture.model()
        _ = model.press("4")
        let row = Fixture.row("000003", Fixture.gems, .finished, .refunded, ago: 1)
        let commands = update(&model, .snapshot(Fixture.snapshot(rows: [row])))
        #expect(commands == [.query(.receipt("2000000003"))])
    }

    @Test("only a pending order can be approved or declined")
    func approving() {
        var model = Fixture.model()
        #expect(model.press("5") == [.query(.orders)])
        _ = update(&model, .orders(Fixture.orders))
        #expect(model.press("a").isEmpty, "the key first selects the waiting order")
        #expect(model.press("a") == [.sandbox(.order("000004", .approve))])
        #expect(model.press("d") == [.sandbox(.order("000004", .decline))])
        #expect(model.press("x").isEmpty, "nothing was paid")
        #expect(model.overlay == nil)
    }

    @Test("a refund asks for confirmation with Cancel focused and ignores a repeated key")
    func refunding() {
        var model = Fixture.model()
        _ = model.press("5")
        _ = update(&model, .orders(Fixture.orders))
        _ = model.press(.end, "x", .enter)
        #expect(model.screenText.contains("[ Cancel ]"))
        _ = update(&model, .drawn(at: Fixture.now))
        #expect(model.press(.tab, .enter, after: 100).isEmpty, "too soon after it was drawn")
        #expect(
            model.press(.enter, after: 1500) == [
                .sandbox(.transaction("2000000002", .refund(.whole)))
            ])
        #expect(model.overlay == nil)
    }

    @Test("left and right choose the payment outcome of the next purchases")
    func outcome() {
        var model = Fixture.model()
        _ = model.press("5", .right)
        #expect(model.context.outcome == .decline)
        var place = model.context
        place.outcome = .approve
        _ = update(&model, .context(place))
        #expect(model.context.outcome == .decline, "what was chosen here stays")
        _ = model.press("u")
        #expect(model.context.outcome == .approve)
    }

    @Test("the device row names the command that resets the device")
    func device() {
        var model = Fixture.model(139, 40)
        _ = model.press("5")
        #expect(!model.screenText.contains("device reset"))
        while model.sandbox.selectedRow != .control(.device) { _ = model.press("j") }
        #expect(model.screenText.contains("To erase a device"))
    }

    @Test("another account is typed, and a rejected name opens the prompt again")
    func account() {
        var model = Fixture.model()
        _ = model.press("5", .down, .down, .enter, "b", "o", "b")
        #expect(model.press(.enter) == [.changeContext(.account("bob"))])
        _ = update(
            &model, .failed(.changeContext(.account("bob")), CommandError("That is no name.")))
        #expect(model.screenText.contains("That is no name."))
        _ = update(&model, .contextChanged)
        #expect(model.overlay == nil)
        #expect(model.engine.snapshot.rows.isEmpty, "what was shown was another's")
    }

    @Test("the log follows new events until the selection moves up, and reloads after an action")
    func log() {
        var model = Fixture.model()
        #expect(model.press("6") == [.query(.log(after: 0, newest: LogScreenState.limit))])
        _ = update(&model, .log(Fixture.events, acknowledged: 3))
        #expect(model.log.selectedEvent?.sequence == 5)
        _ = model.press(.up)
        #expect(!model.log.isFollowing)
        _ = update(&model, .log([Fixture.event(6, .action("back"))], acknowledged: 6))
        #expect(model.log.selectedEvent?.sequence == 4)
        _ = model.press("W")
        #expect(model.log.selectedEvent?.sequence == 6)
        let commands = update(&model, .tick(Fixture.now.adding(milliseconds: 500)))
        #expect(commands == [.query(.log(after: 6, newest: LogScreenState.limit))])
        #expect(model.nextTick != nil, "once more, when the merchant has it")
        _ = update(&model, .tick(Fixture.now.adding(milliseconds: 9000)))
        #expect(model.nextTick == nil)
    }

    @Test("the log is filtered by kind, order and words, and the filtered events are exported")
    func exporting() {
        var model = Fixture.model()
        _ = model.press("6")
        _ = update(&model, .log(Fixture.events, acknowledged: 3))
        _ = model.press("/")
        _ = update(&model, .input(.paste("kind:state order:000003"), at: Fixture.now))
        #expect(model.log.count == 2)
        _ = model.press(.enter)
        #expect(
            model.press("w")
                == [.exportLog(Array(Fixture.events[2...3]), acknowledged: 3)])
    }

    @Test("a recreated log replaces the previous one")
    func chain() {
        var state = LogScreenState()
        state.append(Fixture.events, acknowledged: 5)
        state.append([Fixture.event(2, .screen("shop"))], acknowledged: 5)
        #expect(state.count == 5, "told before")
        let other = LogEvent(
            id: "other", link: LogLink(chain: "chain-2", sequence: 1, previousHash: ""),
            at: Fixture.now, monotonic: 1, entry: .screen("shop"), hash: "c")
        state.append([other], acknowledged: 0)
        #expect(state.shown.map(\.id) == ["other"])
    }

    @Test("undo reverts view changes and never purchases")
    func undo() {
        var model = Fixture.model()
        _ = model.press("o", "o")
        #expect(model.shop.order == .price)
        _ = model.press("u")
        #expect(model.shop.order == .name)
        _ = model.press("u", "u")
        #expect(model.shop.order == .type)
        #expect(model.screenText.contains("refund"), "what to do about a purchase")
        let redo = InputEvent.key(KeyPress(.character("r"), control: true))
        _ = update(&model, .input(redo, at: Fixture.now))
        #expect(model.shop.order == .name)
    }

    @Test("undo brings back a cleared filter")
    func filter() {
        var model = Fixture.model()
        _ = model.press("/", "g", "e", "m", .enter, .escape)
        #expect(model.shop.filter.text == nil)
        _ = model.press("u")
        #expect(model.shop.filter.text == "gem")
        #expect(model.shop.list.count == 2, "the gems, and the id that is none")
    }

    @Test("a changed catalog is requested in the current language")
    func changed() {
        var model = Fixture.model()
        _ = model.press("L")
        #expect(
            update(&model, .catalogChanged)
                == [.query(.catalog(LocaleID(language: "zh", script: "Hans")))])
    }

    @Test("a message names the products that a newer catalog no longer sells")
    func gone() {
        var model = Fixture.model()
        var newer = Fixture.catalog
        newer.version = "2"
        newer.products.removeAll { [Fixture.gems.id, Fixture.noAds.id].contains($0.id) }
        _ = update(&model, .localizedNotice(.toastCatalogChanged))
        _ = update(&model, .catalog(newer))
        #expect(model.toasts.map(\.text) == ["No longer on sale: 60 Gems and Remove Ads."])
        _ = update(&model, .catalog(newer))
        #expect(model.toastHistory.count == 2, "it is said once")
    }

    @Test("a new language is used immediately, and the catalog is requested in it")
    func language() {
        var model = Fixture.model()
        let commands = model.press("L")
        let chinese = LocaleID(language: "zh", script: "Hans")
        #expect(commands == [.query(.catalog(chinese)), .terminal(.saveChoice(.locale(chinese)))])
        #expect(model.screenText.contains("商店"))
        #expect(
            model.press("u") == [
                .query(.catalog(.fallback)), .terminal(.saveChoice(.locale(.fallback))),
            ])
        #expect(model.screenText.contains("Shop"))
    }

    @Test("the state diagram highlights the current state", arguments: TransactionStage.allCases)
    func stateDiagram(stage: TransactionStage) {
        let words = DisplayFormatter(locale: .fallback, glyphs: .unicode, zone: "UTC")
        let diagram = StateDiagram(formatter: words, stage: stage, role: .accent)
        let lines = diagram.lines.map { SafeText.joined($0.map(\.text)).string }
        #expect(lines.joined().count { $0 == "▐" } == 1)
        #expect(lines.joined().count { $0 == "▌" } == 1)
        let plain = StateDiagram(formatter: words, stage: .finished, role: .accent).lines
            .map { SafeText.joined($0.map(\.text)).string }
        for (line, other) in zip(lines, plain) {
            let swap = { (text: String) in
                text.replacing("▐", with: " ").replacing("▌", with: " ")
                    .trimmingSuffix { $0 == " " }
            }
            #expect(swap(line) == swap(other), "only the light moves")
        }
    }
}

extension StringProtocol {
    fileprivate func trimmingSuffix(_ isTrimmed: (Character) -> Bool) -> String {
        var rest = String(self)
        while let last = rest.last, isTrimmed(last) { rest.removeLast() }
        return rest
    }
}
