import KioskTestSupport
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

/// Tests the styles that a terminal displays, which the golden texts do not hold.
@Suite("Paint of rows")
struct RowPaintFaultTests {
    /// Returns the part of the selected row, whose cells have the selection as their background.
    private func selectedRow(
        of model: Model, in theme: Theme, _ depth: ColorDepth
    ) throws -> StyledRow {
        let canvas = Canvas.showing(model)
        let y = try #require(canvas.first(in: .selection)).y
        let columns = (0..<canvas.size.width).filter {
            canvas[$0, y].style.background == .selection
        }
        let (first, last) = (try #require(columns.first), try #require(columns.last))
        #expect(columns.count == last - first + 1, "the selection has no gaps")
        return StyledRow(y, columns: first..<last + 1, of: canvas, in: theme, depth)
    }

    @Test(
        "a selected row of the default theme is reversed without colored or dimmed parts",
        arguments: ["1", "2", "3", "5", "6"] as [Character], ColorDepth.allCases)
    func selection(key: Character, depth: ColorDepth) throws {
        var model = Fixture.model(owned: true)
        _ = model.press(.character(key))
        _ = update(&model, .orders(Fixture.orders))
        _ = update(&model, .log(Fixture.events, acknowledged: 3))
        for _ in 0..<3 {
            let row = try selectedRow(of: model, in: .builtIn, depth)
            let allowed = ["default, reverse", "default, bold reverse"]
            #expect(Set(row.styles).isSubset(of: allowed), "\(row)")
            _ = model.press(.down)
        }
    }

    @Test("in the list of a dialog only the selected row has a pointer")
    func pointer() throws {
        var dialogs: [Model] = []
        for keys in [["?"], [":"], ["5", "T"]] as [[Character]] {
            var model = Fixture.model()
            for key in keys { _ = model.press(.character(key)) }
            dialogs.append(model)
        }
        var accounts = Fixture.model()
        _ = accounts.press("5", .down, .down, .enter)
        var plans = Fixture.clubModel()
        _ = plans.press("3", "p")
        for var model in dialogs + [accounts, plans] {
            #expect(model.overlay != nil)
            for _ in 0..<2 {
                let canvas = Canvas.showing(model)
                let rows = (0..<canvas.size.height).filter { y in
                    canvas.row(y).contains { $0.style.role == .cursor }
                }
                let point = try #require(canvas.first(in: .cursor))
                #expect(rows == [point.y])
                #expect(canvas[point.x, point.y].text == "▸")
                #expect(canvas[point.x, point.y].style.background == .selection)
                #expect(canvas.hiddenCursor == point, "a screen reader follows the selected row")
                _ = model.press(.down)
            }
        }
    }

    @Test("the selected key in help has one style over the whole row")
    func help() throws {
        var model = Fixture.model()
        _ = model.press("?")
        let row = try selectedRow(of: model, in: .builtIn, .indexed256)
        #expect(row.runs.map(\.text).joined().count == 56)
        #expect(Set(row.styles).isSubset(of: ["default, reverse", "default, bold reverse"]))
    }

    @Test("an event of the log that was sent has no underlined blank before it")
    func log() {
        var model = Fixture.model()
        _ = model.press("6")
        _ = update(&model, .log(Fixture.events, acknowledged: 3))
        let canvas = Canvas.showing(model)
        for y in 0..<canvas.size.height {
            for run in StyledRow(y, of: canvas, in: .builtIn, .ansi16).runs
            where run.style.attributes.contains(.underline) {
                #expect(!run.text.allSatisfy { $0 == " " }, "row \(y): \(run)")
            }
        }
        #expect(canvas.first(in: .stateUnknown) != nil, "an event that was not sent is marked")
    }
}
