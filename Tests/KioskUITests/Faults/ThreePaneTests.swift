import KioskPresentation
import PurchaseCore
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Three panes in wide windows") struct ThreePaneTests {
    /// Returns the text of the third pane, without the spaces at the ends of lines.
    private func sideText(_ model: Model) -> String {
        guard let rect = model.layout.side else { return "" }
        let canvas = Canvas.showing(model)
        return (rect.y..<rect.bottom).map { y in
            Array(canvas.row(y))[rect.x..<rect.right].map(\.text).joined()
        }.joined(separator: "\n")
    }

    /// Returns the whole text of Activity's third pane, also below its edge.
    private func receiptText(_ model: Model) -> String {
        let lines = ActivityScreen().sideBlock(of: model, width: 38)?.lines ?? []
        return lines.map { SafeText.joined($0.map(\.text)).string }.joined(separator: "\n")
    }

    private func open(_ rows: [TransactionRow]?, _ width: Int = 140) -> Model {
        var model = Fixture.emptyModel(width, 40)
        _ = update(&model, .catalog(Fixture.catalog))
        _ = update(&model, .snapshot(Fixture.snapshot(rows: rows)))
        return model
    }

    // MARK: Layout

    @Test("a third pane exists from 140 columns, where the window has the full header")
    func layout() {
        for screen in [Screen.shop, .activity, .sandbox] {
            #expect(Layout(size: Size(width: 139, height: 40), screen: screen).side == nil)
            #expect(Layout(size: Size(width: 140, height: 15), screen: screen).side == nil)
            for width in [140, 199, 200, 300] {
                let layout = Layout(size: Size(width: width, height: 40), screen: screen)
                let panes = [layout.list, layout.detail, layout.side].compactMap(\.self)
                #expect(panes.count == 3)
                #expect(panes.allSatisfy { $0.width >= 36 && $0.height == layout.body.height })
                #expect(panes[0].right + 1 == panes[1].x && panes[1].right + 1 == panes[2].x)
                #expect(panes[2].right + 1 == width, "beside the column of the thumb")
            }
        }
        for screen in [Screen.library, .receipt, .log] {
            #expect(Layout(size: Size(width: 200, height: 50), screen: screen).side == nil)
        }
    }

    @Test("the panes have titles")
    func titles() {
        var model = Fixture.model(140, 40)
        let line = { (model: Model) in Canvas.showing(model).row(2).map(\.text).joined() }
        #expect(line(model).contains("─ Products ─"))
        #expect(line(model).contains("─ Details ─"))
        #expect(line(model).contains("─ Now ─"))
        _ = model.press("2")
        #expect(line(model).contains("─ Receipt ─"))
    }

    // MARK: Focus

    @Test("Enter moves the focus to the right and Esc to the left; in the last pane Enter opens it")
    func focus() {
        var model = Fixture.model(140, 40)
        for (screen, next) in [("1", Screen.activity), ("2", .receipt)] as [(Key, Screen)] {
            _ = model.press(screen)
            #expect(model.focusedPane == .list)
            _ = model.press(.enter)
            #expect(model.focusedPane == .detail)
            _ = model.press(.enter)
            #expect(model.focusedPane == .side)
            _ = model.press(.escape)
            #expect(model.focusedPane == .detail)
            _ = model.press(.escape)
            #expect(model.focusedPane == .list)
            _ = model.press(.enter, .enter, .enter)
            #expect(model.screen == next)
            _ = model.press(.escape, .escape, .escape)
        }
    }

    @Test("a click moves the focus to the pane, and a focused pane is scrolled by the keys")
    func mouse() throws {
        var model = Fixture.model(140, 16)
        let side = try #require(model.layout.side)
        let selected = model.shop.list.selectedID
        _ = model.mouse(.left, at: side.origin)
        #expect(model.focusedPane == .side)
        let before = sideText(model)
        _ = model.press(.end)
        #expect(model.shop.list.selectedID == selected)
        _ = update(&model, .history(rowID: "000003", Fixture.steps))
        _ = model.press(.home)
        #expect(sideText(model) != before)
        _ = model.mouse(.left, at: model.layout.list.row(3).origin)
        #expect(model.focusedPane == .list)
    }

    @Test("a narrower window and back keeps selection and focus")
    func resized() {
        for screen in ["1", "2", "5"] as [Key] {
            var model = Fixture.model(220, 60)
            _ = model.press(screen, "j", .enter)
            let (shop, activity) = (model.shop.list.selectedID, model.activity.selected)
            let (sandbox, pane) = (model.sandbox.list.selectedID, model.focusedPane)
            _ = model.press(.escape)
            for width in [80, 220] {
                _ = update(&model, .resized(Size(width: width, height: width == 80 ? 24 : 60)))
            }
            if pane == .detail { _ = model.press(.enter) }
            #expect(model.shop.list.selectedID == shop && model.activity.selected == activity)
            #expect(model.sandbox.list.selectedID == sandbox && model.focusedPane == pane)
        }
    }

    // MARK: Now

    @Test(
        "the newest transactions show the state of a purchase", arguments: TransactionStage.allCases
    )
    func states(stage: TransactionStage) {
        let isOpen = [.journalled, .submitting, .retrying, .received, .verified].contains(stage)
        let state: CustomerFacingState = isOpen ? .purchasing : .finished
        let row = Fixture.row("000007", Fixture.gems, state, stage, ago: 900, isOpen: isOpen)
        var model = open([row])
        #expect(sideText(model).contains("60 Gems"))
        #expect(sideText(model).contains(model.formatter.text(StateStyle(row).word).string))
        #expect(sideText(model).contains("Loading"))
        _ = update(&model, .history(rowID: "000007", Fixture.steps))
        #expect(sideText(model).contains("order sent"))
        #expect(sideText(model).contains("+10 ms"))
        #expect(sideText(model).contains("▶"))
    }

    @Test("the newest step of a long history is visible", arguments: [24, 40, 60])
    func newestStep(height: Int) {
        var model = Fixture.model(140, height)
        let steps = (1...80).map { attempt in
            HistoryStep(
                side: .device, at: Fixture.now, kind: .submitted, detail: String(attempt))
        }
        _ = update(&model, .history(rowID: "000003", steps))
        #expect(sideText(model).contains("attempt 80"))
    }

    @Test("the history of the watched purchase is requested once, in a wide window only")
    func history() {
        let query = Command.query(.history(rowID: "000003", "000003", "2000000003"))
        var model = Fixture.emptyModel(140, 40)
        #expect(update(&model, .snapshot(Fixture.snapshot())).contains(query))
        #expect(!update(&model, .snapshot(Fixture.snapshot())).contains(query))
        var narrow = Fixture.emptyModel(139, 40)
        #expect(!update(&narrow, .snapshot(Fixture.snapshot())).contains(query))
        #expect(update(&narrow, .resized(Size(width: 140, height: 40))).contains(query))
    }

    @Test("a purchase in progress is watched before newer ones that are complete")
    func watched() {
        let done = Fixture.row("000009", Fixture.gems, .finished, .finished, ago: 100)
        let running = Fixture.row(
            "000008", Fixture.noAds, .purchasing, .retrying, ago: 5_000, isOpen: true)
        let waiting = Fixture.row(
            "000007", Fixture.noAds, .deferred, .awaitingApproval, ago: 9_000, isOpen: true)
        #expect(open([done, running, waiting]).watchedTransaction?.id == "000008")
        #expect(open([done, waiting]).watchedTransaction?.id == "000009")
        #expect(open([]).watchedTransaction == nil)
    }

    @Test("without transactions the third pane says so")
    func empty() {
        var model = open([])
        #expect(sideText(model).contains("No purchases yet."))
        _ = model.press("2")
        #expect(sideText(model).contains("No receipts yet."))
    }

    @Test("only as many transactions are formatted as the pane has rows")
    func limit() {
        let rows = (0..<5_000).map {
            Fixture.row("\($0)", Fixture.gems, .finished, .finished, ago: Int64($0) * 1000)
        }
        let model = open(rows)
        let lines = ShopScreen().sideBlock(of: model, width: 40)?.lines.count ?? .max
        #expect(lines < 2 * model.layout.body.height)
        #expect(ShopScreen().ticks(in: model).count < 3 * model.layout.body.height)
    }

    @Test("the panes have an ASCII form")
    func ascii() {
        var model = Fixture.model(140, 40, glyphs: .ascii)
        _ = update(&model, .history(rowID: "000003", Fixture.steps))
        let canvas = Canvas.showing(model).inASCII()
        for rect in [model.layout.detail, model.layout.side].compactMap(\.self) {
            for y in rect.y..<rect.bottom {
                let text = Array(canvas.row(y))[rect.x..<rect.right].map(\.text).joined()
                #expect(!text.contains { !$0.isASCII }, "\(text)")
            }
        }
    }

    // MARK: Receipt and Sandbox

    @Test("Activity shows the receipt of the selected transaction")
    func receipt() {
        var model = Fixture.model(140, 40)
        #expect(model.press("2").contains(.query(.receipt("2000000003"))))
        #expect(sideText(model).contains("Loading"))
        _ = update(&model, .receipt("2000000003", Fixture.receipt))
        #expect(receiptText(model).contains("transactionId"))
        #expect(model.press("j").contains(.query(.receipt("2000000002"))))
        #expect(!receiptText(model).contains("transactionId"))
        _ = update(&model, .receipt("2000000002", nil))
        #expect(sideText(model).contains("This device has no signed"))
        var narrow = Fixture.model(139, 40)
        #expect(!narrow.press("2").contains(.query(.receipt("2000000003"))))
    }

    @Test(
        "Sandbox shows its sections in two titled columns, through which the selection moves")
    func sandbox() throws {
        var model = Fixture.model(140, 40)
        _ = model.press("5")
        _ = update(&model, .orders(Fixture.orders))
        func titles() -> String { Canvas.showing(model).row(2).map(\.text).joined() }
        #expect(titles().hasPrefix("─ Controls ─") && titles().contains("─ 1/10 ─"))
        let columns = model.sandbox.columns(in: model.layout)
        #expect(columns.count == 2)
        #expect(model.sandbox.rows[columns[1].rows.lowerBound] == .header(.waiting))
        #expect(model.sandbox.list.isSelected(in: columns[0].rows))
        _ = model.press(.end)
        #expect(titles().contains("┬─ Orders and products ─") && titles().contains("─ 3/3 ─"))
        #expect(model.sandbox.list.isSelected(in: columns[1].rows))
        let order = try #require(columns[1].rows.first { model.sandbox.rows[$0].order != nil })
        let row = columns[1].area.row(order - columns[1].rows.lowerBound)
        _ = model.press(.home)
        _ = model.mouse(.left, at: row.origin)
        #expect(model.sandbox.list.selectedRow == order)
        _ = update(&model, .resized(Size(width: 139, height: 40)))
        #expect(model.sandbox.columns(in: model.layout).count == 1)
        #expect(model.sandbox.list.selectedRow == order)
    }
}
