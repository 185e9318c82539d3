import Testing

@testable import TerminalGraphics

@Suite("Rectangles")
struct RectTests {
    @Test("rows and columns fill the available space, fixed ones first")
    func divides() {
        let screen = Rect(x: 0, y: 0, width: 100, height: 28)
        let rows = screen.rows([.cells(2), .share(1), .cells(1)])
        #expect(rows.map(\.height) == [2, 25, 1])
        #expect(rows.map(\.y) == [0, 2, 27])
        #expect(screen.columns([.share(1), .share(2)]).map(\.width) == [33, 67])
        #expect(screen.rows([.cells(20), .cells(20), .share(1)]).map(\.height) == [20, 8, 0])
    }

    @Test("cutting and insetting stop at an empty rectangle")
    func cuts() {
        let rect = Rect(x: 2, y: 3, width: 4, height: 2)
        #expect(rect.cutTop(5).rest.isEmpty)
        #expect(rect.cutBottom(1).bottom == Rect(x: 2, y: 4, width: 4, height: 1))
        #expect(rect.cutLeft(1).rest == Rect(x: 3, y: 3, width: 3, height: 2))
        #expect(rect.cutRight(1).right == Rect(x: 5, y: 3, width: 1, height: 2))
        #expect(rect.inset(by: 3).isEmpty)
        #expect(rect.row(2).isEmpty)
        #expect(rect.centered(Size(width: 2, height: 9)) == Rect(x: 3, y: 3, width: 2, height: 2))
    }

    @Test("extreme values do not trap")
    func survivesExtremes() {
        let rect = Rect(x: .max, y: .min, width: .max, height: .max)
        #expect(rect.clipped(to: Rect(x: 0, y: 0, width: 10, height: 10)).isEmpty)
        #expect(rect.inset(by: .min).width >= 0)
        #expect(rect.rows([.share(.max), .share(.max), .cells(.max)]).count == 3)
        #expect(Point(x: .max, y: .min).moved(right: .max, down: .min).x > 0)
    }
}
