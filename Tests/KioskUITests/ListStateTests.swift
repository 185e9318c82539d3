import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Lists with a selection")
struct ListStateTests {
    private func pane(_ rows: [String?], at id: String) -> ListState<String> {
        var pane = ListState<String>()
        pane.update(rows)
        pane.select(id)
        return pane
    }

    @Test("the selection stays on its item, or moves to the nearest remaining one")
    func update() {
        var pane = pane([nil, "a", "b", nil, "c", "d"], at: "b")
        pane.update([nil, "x", "d", "c", "b"])
        #expect(pane.selectedID == "b")
        pane.update([nil, "x", "d", "c"])
        #expect(pane.selectedID == "c", "the nearest one before it, as none follows")
        pane.update([nil, "a", "x"])
        #expect(pane.selectedID == "x")
        pane.update([nil])
        #expect(pane.selectedID == nil)
        pane.update(["e"])
        #expect(pane.selectedID == "e")
    }

    @Test("rows with equal IDs are selected one after the other")
    func equal() {
        var pane = pane(["a", "a", "b"], at: "a")
        pane.move(.down, page: 1)
        #expect(pane.selectedRow == 1)
        pane.move(.down, page: 1)
        #expect(pane.selectedID == "b")
    }

    @Test("headers above the first item and texts below the last one are visible with it")
    func scroll() {
        var pane = pane([nil, "a", "b", "c", nil, nil], at: "c")
        pane.scrollToSelection(height: 3)
        #expect(pane.top == 3)
        pane.move(.first, page: 3)
        pane.scrollToSelection(height: 3)
        #expect(pane.top == 0)
    }

    @Test("a row that cannot be selected keeps the selection when it is clicked")
    func click() {
        var pane = pane([nil, "a", nil, "b"], at: "a")
        pane.top = 1
        let rect = Rect(x: 0, y: 5, width: 9, height: 3)
        pane.select(at: Point(x: 1, y: 6), in: rect)
        pane.select(at: Point(x: 1, y: 8), in: rect)
        #expect(pane.selectedID == "a")
        pane.select(at: Point(x: 1, y: 7), in: rect)
        #expect(pane.selectedID == "b")
    }
}
