import KioskPresentation
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
        #expect(rows(frame, 12, 5) == ["─ Log ──────", "", "", "", "           █"])
        frame.viewport = Viewport(top: 0, height: 4, count: 16)
        #expect(rows(frame, 12, 5) == ["─ Log ──────", "           █", "", "", ""])
    }

    @Test("the focused pane has a lit line, and a lit title that is also bold")
    func focus() {
        var canvas = Canvas(size: Size(width: 20, height: 3))
        let frame = PaneFrame(title: "Log", isFocused: true)
        frame.draw(in: canvas.bounds, Glyphs(.unicode), on: &canvas)
        #expect(canvas[0, 0].style == Style(.borderFocus))
        #expect(canvas[2, 0].style == Style(.borderFocus, on: nil, .bold))
    }
}
