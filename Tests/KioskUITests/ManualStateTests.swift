import KioskManual
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Reader of the manual") struct ManualStateTests {
    private func model(_ width: Int = 100, _ height: Int = 28) -> Model {
        var model = Fixture.model(width, height)
        _ = model.press("5", .function(1))
        return model
    }

    /// The beginning of an article's summary.
    private func summary(_ topic: String) -> String {
        String(
            ManualArticle(topic: topic)?.summary.prefix { $0 != "`" && $0 != "," }.prefix(40) ?? "?"
        )
    }

    @Test("F1 opens the article of the screen, and Esc closes it")
    func open() {
        var model = model()
        #expect(model.screenText.contains(summary("faults")))
        _ = model.press(.escape)
        #expect(model.overlay == nil)
    }

    @Test("each screen has an article", arguments: Screen.allCases)
    func topics(screen: Screen) {
        #expect(ManualArticle(topic: screen.component.topic) != nil)
    }

    @Test("Tab selects the links in turn, Enter opens the article of one, and Esc returns from it")
    func links() {
        var model = model()
        _ = model.press(.tab, .enter)
        #expect(model.screenText.contains(summary("catalogs")))
        _ = model.press(.escape)
        #expect(model.screenText.contains("Catalogs"))
        guard case .manual(let reader) = model.overlay else {
            Issue.record("the reader is closed")
            return
        }
        #expect(reader.page.article.topic == "faults" && reader.page.link == 0)
    }

    @Test("a click on a link opens its article")
    func click() {
        var model = model()
        _ = model.press(.tab)
        _ = model.click("Catalogs.")
        #expect(model.screenText.contains(summary("catalogs")))
    }

    @Test("a search lists the lines that contain the words, with links to their articles")
    func search() {
        var model = model()
        _ = model.press("/", "f", "o", "r", "e", "i", "g", "n", "-", "r", "o", "o", "t", .enter)
        #expect(model.screenText.contains("Search: foreign-root"))
        _ = model.press(.tab, .enter)
        #expect(model.screenText.contains(summary("faults")))
    }

    @Test("a search without a result keeps the article and reports that")
    func nothing() {
        var model = model()
        _ = model.press("/", "x", "y", "z", "z", "y", .enter)
        #expect(model.screenText.contains("No line of the manual contains this."))
        #expect(model.screenText.contains(summary("faults")))
        _ = model.press("/", "x", .escape)
        #expect(model.screenText.contains(summary("faults")))
    }

    @Test("an article is laid out again for another width, and the same after a key")
    func resized() {
        var model = model(100, 28)
        let wide = model.screenText
        _ = update(&model, .resized(Size(width: 60, height: 28)))
        let narrow = model.screenText
        #expect(narrow == self.model(60, 28).screenText)
        _ = model.press(.home)
        #expect(model.screenText == narrow)
        _ = update(&model, .resized(Size(width: 100, height: 28)))
        #expect(model.screenText == wide)
    }

    @Test("scrolling ends at the last line", arguments: [(100, 28), (40, 12), (20, 5)])
    func scrolling(width: Int, height: Int) throws {
        var model = model(width, height)
        _ = model.press(.end)
        let end = model.screenText
        _ = model.press(.down, .pageDown)
        #expect(model.screenText == end)
        _ = model.press(.home, .up)
        #expect(model.screenText.contains("Faults"))
    }

    @Test(
        "an article fits a width, with each of its words",
        arguments: ManualArticle.all.map(\.topic), [36, 80, 100])
    func layout(topic: String, width: Int) throws {
        let article = try #require(ManualArticle(topic: topic))
        let lines = ManualLine.lines(of: article.blocks, width: width)
        var shown: Set<Substring> = []
        for line in lines {
            let text = line.text.string
            shown.formUnion(text.split { " :".contains($0) })
            // Code is not wrapped.
            let isCode = line.spans.last?.style == .code && text.hasPrefix("    ")
            #expect(isCode || line.text.width <= width, "\(text)")
            #expect(!text.hasSuffix(" "), "\(text)")
        }
        let words = article.blocks.flatMap(\.sourceLines)
            .flatMap { MarkdownRun.parse($0).map(\.text).joined().split(separator: " ") }
        // A longer word may be broken in a narrow column.
        let missing = words.filter { $0.count < 14 }.flatMap { $0.split(separator: ":") }
            .filter { !shown.contains($0) }
        #expect(missing.isEmpty)
    }

    @Test("tables, lists, code and links are read as GitHub reads them")
    func markdown() {
        let text = """
            # Title

            <!-- a comment -->
            1. One `a|b`
            2. Two

            | A | B |
            | --- | :-: |
            | `x|y` | a \\| b |

            ```swift
            # not a heading
            ```
            """
        #expect(
            MarkdownBlock.parse(text) == [
                .heading(level: 1, "Title"),
                .list([.init(marker: "1.", text: "One `a|b`"), .init(marker: "2.", text: "Two")]),
                .table(header: ["A", "B"], rows: [["`x|y`", "a | b"]]),
                .code(["# not a heading"]),
            ])
        #expect(
            MarkdownRun.parse("See [Offers](offers.md), **now**: `a [b](c)`, [x] (y) ** `.") == [
                MarkdownRun(text: "See "), MarkdownRun(text: "Offers", link: "offers.md"),
                MarkdownRun(text: ", "), MarkdownRun(text: "now", style: .strong),
                MarkdownRun(text: ": "), MarkdownRun(text: "a [b](c)", style: .code),
                MarkdownRun(text: ", [x] (y) ** `."),
            ])
    }
}
