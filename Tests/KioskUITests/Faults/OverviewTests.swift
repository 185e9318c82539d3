import KioskPresentation
import PurchaseCore
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Overview") struct OverviewTests {
    private func model(_ width: Int = 200, _ height: Int = 50) -> Model {
        var model = Fixture.model(width, height)
        _ = model.press("0")
        return model
    }

    private func text(_ model: Model, in rect: Rect) -> String {
        let canvas = Canvas.showing(model)
        return (rect.y..<rect.bottom).map { y in
            Array(canvas.row(y))[rect.x..<rect.right].map(\.text).joined()
        }.joined(separator: "\n")
    }

    // MARK: Size

    @Test(
        "in a window that is too small the key names the size from which the overview exists",
        arguments: [(199, 50), (200, 49), (139, 50), (80, 24), (20, 5)])
    func tooSmall(width: Int, height: Int) {
        let model = model(width, height)
        #expect(model.screen == .shop)
        #expect(
            model.toasts.last?.text.string
                == "The overview needs a window of at least 200 columns and 50 rows.")
        #expect(!Tabs(model).items.contains { $0.screen == .overview })
    }

    @Test("a window of 200 columns and 50 rows has the overview, as its first tab")
    func fits() {
        let model = model()
        #expect(model.screen == .overview && model.toasts.isEmpty)
        #expect(Tabs(model).items.first?.screen == .overview)
        #expect(Tabs(model).items.first?.text.string == "0 Overview")
    }

    @Test("the panes and panels fill the body without overlapping")
    func layout() throws {
        for (width, height) in [(200, 50), (220, 60), (300, 90)] {
            let model = model(width, height)
            let layout = model.layout
            let (detail, side) = (try #require(layout.detail), try #require(layout.side))
            let panels = try #require(OverviewPanels(layout)).items.map(\.frame)
            #expect(layout.list.bottom == panels[0].y && detail.bottom == panels[0].y)
            #expect(panels.allSatisfy { $0.bottom == layout.body.bottom && $0.width >= 40 })
            #expect(panels[0].x == 0 && panels[2].right == side.x)
            #expect(panels[0].right == panels[1].x && panels[1].right == panels[2].x)
            #expect(side.height == layout.body.height && side.right + 1 == width)
        }
    }

    // MARK: Content

    @Test("each panel has the key of its screen in its title and shows the beginning of it")
    func panels() throws {
        var model = model()
        _ = update(&model, .orders(Fixture.orders))
        for title in ["1 Products", "2 Now", "3 Library", "5 Sandbox", "6 Log (money only)"] {
            #expect(model.screenText.contains("─ \(title) ─"), "\(title)")
        }
        let frames = try #require(OverviewPanels(model.layout)).items.map(\.frame)
        #expect(text(model, in: frames[0]).contains("Wallet of alice"))
        #expect(text(model, in: frames[0]).contains("110"))
        #expect(text(model, in: frames[1]).contains("approve"))
        for frame in frames {
            #expect(Canvas.showing(model).first(in: .cursor, within: frame) == nil)
        }
    }

    @Test("the log of the overview has the events about money only, the newest last")
    func money() throws {
        var model = model()
        let frame = try #require(OverviewPanels(model.layout)).items[2].frame
        #expect(text(model, in: frame).contains("Loading"))
        var events = [Fixture.event(1, .screen("shop")), Fixture.event(2, .action("buy"))]
        events += (3..<40).map {
            Fixture.event($0, LogEntry(.state, $0.isMultiple(of: 2) ? "delivered" : "submitted"))
        }
        _ = update(&model, .log(events, acknowledged: 40))
        let money = model.log.moneyEvents(limit: 10)
        #expect(money.map(\.link.sequence) == Array(stride(from: 20, through: 38, by: 2)))
        #expect(text(model, in: frame).contains("delivered"))
        #expect(!text(model, in: frame).contains("purchase sent"))
    }

    @Test("the log of the overview shortens the name of an event and keeps its amount whole")
    func amounts() throws {
        var model = model()
        let panel = try #require(OverviewPanels(model.layout)).items[2]
        let number = LogEntry(
            .state, "order-numbered", intentID: "000003", merchantOrder: "M-2026-000003")
        for amount in ["+60 gems", "+12345678 gems"] {
            let delivered = LogEntry(.state, "delivered", intentID: "000003", detail: amount)
            let events = [Fixture.event(1, number), Fixture.event(2, delivered)]
            _ = update(&model, .log(events, acknowledged: 2))
            #expect(text(model, in: panel.area).contains("  \(amount)"))
            model.log = LogScreenState()
        }
    }

    @Test("the overview is drawn again when the age of a visible order changes")
    func ages() throws {
        var model = model()
        _ = update(&model, .orders(Fixture.orders))
        let panel = try #require(OverviewPanels(model.layout)).items[1]
        for _ in 1...40 { _ = model.mouse(.wheelDown, at: panel.area.origin) }
        #expect(text(model, in: panel.area).contains("12 s"))
        let tick = try #require(model.storeAge(since: Fixture.orders[1].at))
        #expect(OverviewScreen().ticks(in: model).contains(tick))
        let ages = OverviewScreen().ticks(in: model).count
        _ = update(&model, .orders([]))
        #expect(OverviewScreen().ticks(in: model).count < ages, "without orders, no age")
    }

    @Test("the overview requests what its panels show")
    func data() {
        var model = Fixture.model(200, 50)
        let commands = model.press("0")
        #expect(commands.contains(.query(.orders)))
        #expect(commands.contains(.query(.log(after: 0, newest: LogScreenState.limit))))
        #expect(model.activity.requestedHistory?.id == "000003")
    }

    // MARK: Keys

    @Test("the digits open the screens, and a click on a panel does the same")
    func zoom() throws {
        for (key, screen) in [("1", Screen.shop), ("2", .activity), ("6", .log)] as [(Key, Screen)]
        {
            var model = model()
            _ = model.press(key)
            #expect(model.screen == screen)
            _ = model.press("0")
            #expect(model.screen == .overview)
        }
        for index in 0..<3 {
            var model = model()
            let panel = try #require(OverviewPanels(model.layout)).items[index]
            _ = model.mouse(.left, at: panel.frame.origin.moved(right: 3, down: 3))
            #expect(model.screen == panel.screen)
        }
    }

    @Test("the keys of the Shop act on the list of the overview")
    func list() {
        var model = model()
        _ = model.press("j")
        #expect(model.shop.product?.id == "dragon.potion")
        _ = model.press(.enter)
        #expect(model.focusedPane == .detail)
        _ = model.press(.enter)
        #expect(model.focusedPane == .side)
        _ = model.press(.escape, .escape, "k", "/", "6", "0", .enter)
        #expect(model.shop.product?.id == "dragon.gems60")
        _ = model.press("b")
        #expect(model.dialog?.product.id == "dragon.gems60")
    }

    @Test("a window that becomes too small shows the Shop with the same selection")
    func resized() {
        var model = model(220, 60)
        _ = model.press("j", "j")
        let selected = model.shop.list.selectedID
        let commands = update(&model, .resized(Size(width: 80, height: 24)))
        #expect(model.screen == .shop && commands.contains(.log(.screen("shop"))))
        _ = update(&model, .resized(Size(width: 220, height: 60)))
        #expect(model.shop.list.selectedID == selected)
        _ = model.press("0")
        #expect(model.screen == .overview && model.shop.list.selectedID == selected)
    }

    @Test("a first screen without room gives way to the Shop")
    func first() {
        func screen(_ width: Int) -> Screen {
            var preferences = Preferences()
            preferences.firstScreen = .overview
            return Model(
                context: Fixture.model().context, size: Size(width: width, height: 50),
                glyphs: .unicode, now: Fixture.now, preferences: preferences
            ).screen
        }
        #expect(screen(199) == .shop)
        #expect(screen(200) == .overview)
    }

    @Test("the tabs are in a cycle with the overview where it exists")
    func tabs() {
        var model = model()
        _ = model.press(.tab)
        #expect(model.screen == .shop)
        _ = model.press(.backTab, .backTab)
        #expect(model.screen == .log)
    }

    @Test("the overview has an ASCII form")
    func ascii() {
        var model = Fixture.model(200, 50, glyphs: .ascii)
        _ = model.press("0")
        let canvas = Canvas.showing(model).inASCII()
        for y in 0..<50 { #expect(canvas.row(y).allSatisfy { $0.text.allSatisfy(\.isASCII) }) }
    }
}
