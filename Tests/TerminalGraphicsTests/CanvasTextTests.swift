import Testing

@testable import TerminalGraphics

@Suite("Canvas as golden text")
struct CanvasTextTests {
    private var screen: Canvas {
        var canvas = Canvas(size: Size(width: 10, height: 2))
        canvas.put("Gems", at: Point(x: 1, y: 0), style: Style(.title, on: .selection, .bold))
        canvas.put(SafeText(untrusted: "宝x"), at: Point(x: 0, y: 1), style: Style(.price))
        canvas.cursor = Point(x: 1, y: 0)
        return canvas
    }

    @Test("the text contains the screen, the roles and a legend")
    func describes() {
        #expect(
            CanvasText(screen).description == """
                size 10x2
                cursor 1,0
                screen
                 Gems
                宝x
                roles
                .0000.....
                lll.......
                legend
                . text
                0 title on selection bold
                l price

                """)
    }

    @Test("equal canvases have no difference")
    func equals() {
        #expect(CanvasText(screen).difference(from: CanvasText(screen).description) == nil)
    }

    @Test("a difference names the column of the first differing cell, also after wide clusters")
    func namesCell() throws {
        var other = screen
        other.put("y", at: Point(x: 2, y: 1), style: Style(.price))
        let golden = CanvasText(screen).description
        let text = try #require(CanvasText(other).difference(from: golden))
        #expect(text.hasPrefix("row 1, column 2: expected \"x\" (price), got \"y\" (price)"))
    }

    @Test("a difference in the role alone is named")
    func namesRole() throws {
        var other = screen
        other.put("x", at: Point(x: 2, y: 1), style: Style(.error))
        let golden = CanvasText(screen).description
        let text = try #require(CanvasText(other).difference(from: golden))
        #expect(text.hasPrefix("row 1, column 2: expected \"x\" (price), got \"x\" (error)"))
    }

    @Test("another size and invalid golden text are reported")
    func reportsShape() {
        let small = CanvasText(Canvas(size: Size(width: 3, height: 1)))
        #expect(small.difference(from: CanvasText(screen).description)?.contains("3x1") == true)
        for broken in ["", "\n", "size 9x9", "screen\nroles", "size 3x99999\nscreen\n"] {
            #expect(small.difference(from: broken) != nil)
        }
    }
}
