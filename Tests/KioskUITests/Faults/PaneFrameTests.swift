import KioskPresentation
import PurchaseCore
import StoreText
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Titles, positions and scroll thumbs of panes")
struct PaneFrameTests {
    private func rows(_ frame: PaneFrame, _ width: Int, _ height: Int) -> [String] {
        var canvas = Canvas(size: Size(width: width, height: height))
        let pane = Rect(size: canvas.size)
        #expect(frame.draw(in: pane, Glyphs(.unicode), on: &canvas) == PaneFrame.content(of: pane))
        return CanvasText(canvas).rows
    }

    @Test("the line on top has the title at its beginning and the position at its end")
    func line() {
        let frame = PaneFrame(title: "Products", position: "3/24")
        #expect(rows(frame, 30, 3)[0] == "─ Products ─────────── 3/24 ──")
        #expect(rows(frame, 20, 3)[0] == "─ Products ─ 3/24 ──")
        #expect(rows(frame, 19, 3)[0] == "─ Products ────────", "without room for the position")
        #expect(rows(frame, 12, 3)[0] == "─ Produc… ──")
    }

    @Test("the thumb is at the top, in the middle and at the end of the rows")
    func thumb() {
        #expect(Viewport(top: 0, height: 5, count: 5).thumb(in: 5) == nil)
        #expect(Viewport(top: 0, height: 5, count: 10).thumb(in: 5) == 0..<2)
        #expect(Viewport(top: 1, height: 5, count: 10).thumb(in: 5) == 1..<3)
        #expect(Viewport(top: 4, height: 5, count: 10).thumb(in: 5) == 2..<4)
        #expect(Viewport(top: 5, height: 5, count: 10).thumb(in: 5) == 3..<5)
        #expect(Viewport(top: 9_995, height: 5, count: 10_000).thumb(in: 5) == 4..<5)
    }

    @Test("the thumb is drawn beside the scrolled rows, and not beside the rows above them")
    func scrolledRows() {
        var frame = PaneFrame(title: "Log", viewport: Viewport(top: 2, height: 2, count: 4))
        #expect(rows(frame, 12, 5) == ["─ Log ──────", "", "", "", "           ┃"])
        frame.viewport = Viewport(top: 0, height: 4, count: 16)
        #expect(rows(frame, 12, 5) == ["─ Log ──────", "           ┃", "", "", ""])
    }

    @Test("the focused pane has a lit line, and a lit title that is also bold")
    func focus() {
        var canvas = Canvas(size: Size(width: 20, height: 3))
        let frame = PaneFrame(title: "Log", isFocused: true)
        frame.draw(in: canvas.bounds, Glyphs(.unicode), on: &canvas)
        #expect(canvas[0, 0].style == Style(.borderFocus))
        #expect(canvas[2, 0].style == Style(.borderFocus, on: nil, .bold))
    }

    // MARK: Screens

    @Test("the title names the group whose heading is scrolled away, and the thumb follows")
    func stickyHeading() {
        var model = Fixture.model(60, 16)
        func line() -> String { CanvasText(Canvas.showing(model)).rows[2] }
        func isThumb(_ y: Int) -> Bool { Canvas.showing(model)[59, y].text == "┃" }
        #expect(line().hasPrefix("─ Products ───") && line().hasSuffix("─ 1/8 ──"))
        #expect(isThumb(4) && !isThumb(12))
        for _ in 1...5 { _ = model.press(.down) }
        #expect(line().hasPrefix("─ Products › CONSUMABLE ─") && line().hasSuffix("─ 6/8 ──"))
        #expect(!isThumb(4) && !isThumb(12))
        _ = model.press(.down)
        #expect(line().hasPrefix("─ Products › NON-CONSUMABLE ─"))
        _ = model.press(.end)
        #expect(line().hasPrefix("─ Products ───"), "the first heading is visible")
        #expect(!isThumb(4) && isThumb(12))
    }

    @Test("a blank column is between the text and the thumb", arguments: [60, 80, 100, 140, 200])
    func blankColumn(width: Int) {
        let rows = (1...40).map {
            Fixture.row("\(100 + $0)", Fixture.gems, .finished, .finished, ago: 1000)
        }
        let keys: [[Key]] = [["1"], ["1", .enter], ["2"], ["2", .enter], ["3"], ["5"], ["6"]]
        for keys in keys {
            var model = Fixture.model(width, 16, owned: true)
            _ = update(&model, .snapshot(Fixture.snapshot(owned: true, rows: rows)))
            _ = update(&model, .orders(Fixture.orders))
            _ = update(&model, .log(Fixture.events, acknowledged: 3))
            for key in keys { _ = model.press(key) }
            let canvas = Canvas.showing(model)
            for y in 3..<13 {
                for x in 1..<width where canvas[x, y].text == "┃" {
                    #expect(canvas[x - 1, y].text == " ", "\(keys): \(x), \(y)")
                }
            }
        }
    }

    @Test("the thumb has an ASCII form")
    func ascii() {
        let model = Fixture.model(60, 16, glyphs: .ascii)
        #expect(Canvas.showing(model)[59, 4].text == "#")
    }

    @Test(
        "small windows have no frames",
        arguments: [Size(width: 59, height: 16), Size(width: 60, height: 15)])
    func smallWindow(size: Size) {
        let text = Fixture.model(size.width, size.height).screenText
        #expect(!text.contains("Products") && !text.contains("┃"))
    }

    @Test("the pane on which the keys act is lit", arguments: [80, 100, 140])
    func focusedPane(width: Int) {
        var model = Fixture.model(width)
        let lit = Style(.borderFocus, on: nil, .bold)
        let detail = model.layout.list.right + 3
        #expect(Canvas.showing(model)[2, 2].style == lit)
        #expect(Canvas.showing(model)[detail, 2].style == Style(.muted))
        _ = model.press(.enter)
        #expect(Canvas.showing(model)[2, 2].style == Style(.muted))
        #expect(Canvas.showing(model)[detail, 2].style == lit)
    }

    @Test("beside each other, the panes of Library have their first headings in their frames")
    func library() {
        var model = Fixture.model(100, 28, owned: true)
        _ = model.press("3")
        let rows = CanvasText(Canvas.showing(model)).rows
        #expect(rows[2].hasPrefix("─ Wallet of alice ─") && rows[2].contains("─┬─ Owned ─"))
        #expect(rows[3].contains("gems") && rows[3].contains("Remove Ads"))
    }

    @Test("help names the group of the first visible line")
    func help() {
        var model = Fixture.model(60, 16)
        _ = model.press("?")
        for _ in 1...100 { _ = model.press(.down) }
        #expect(model.screenText.contains(" › \(model.formatter.text(.helpSigns)) ─"))
    }
}
