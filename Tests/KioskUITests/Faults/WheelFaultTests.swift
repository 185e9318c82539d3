import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("The wheel moves the list under the pointer") struct WheelFaultTests {
    private func text(_ model: Model, in rect: Rect) -> String {
        let canvas = Canvas.showing(model)
        return (rect.y..<rect.bottom).map { y in
            Array(canvas.row(y))[rect.x..<rect.right].map(\.text).joined()
        }.joined(separator: "\n")
    }

    /// Returns the overview with orders and 60 events about money.
    private func overview() -> Model {
        var model = Fixture.model(200, 50)
        _ = model.press("0")
        _ = update(&model, .orders(Fixture.orders))
        let events = (1...60).map { Fixture.event($0, LogEntry(.state, "delivered")) }
        _ = update(&model, .log(events, acknowledged: 60))
        return model
    }

    @Test("in the columns of Sandbox the selection moves within the column, or into it")
    func sandboxColumns() {
        var model = Fixture.model(140, 40)
        _ = model.press("5")
        _ = update(&model, .orders(Fixture.orders))
        let columns = model.sandbox.columns(in: model.layout)
        _ = model.mouse(.wheelDown, at: columns[1].area.origin)
        #expect(model.sandbox.order == Fixture.orders[0])
        _ = model.mouse(.wheelDown, at: columns[1].area.origin)
        #expect(model.sandbox.order == Fixture.orders[1])
        for _ in 1...3 { _ = model.mouse(.wheelUp, at: columns[1].area.origin) }
        #expect(model.sandbox.order == Fixture.orders[0], "at the beginning of the column")
        _ = model.mouse(.wheelDown, at: columns[0].area.origin)
        #expect(model.sandbox.list.selectedNumber == 1)
    }

    @Test(
        "a panel of the overview is scrolled, and the products keep their selection",
        arguments: 0...1)
    func panels(index: Int) throws {
        var model = overview()
        let panel = try #require(OverviewPanels(model.layout)).items[index]
        let (selected, before) = (model.shop.list.selectedID, text(model, in: panel.area))
        let isLong = OverviewScreen().rowCount(of: panel, in: model) > panel.area.height
        _ = model.mouse(.wheelDown, at: panel.area.origin)
        #expect(model.shop.list.selectedID == selected)
        #expect((text(model, in: panel.area) != before) == isLong)
        for _ in 1...99 { _ = model.mouse(.wheelDown, at: panel.area.origin) }
        for _ in 1...99 { _ = model.mouse(.wheelUp, at: panel.area.origin) }
        #expect(text(model, in: panel.area) == before)
    }

    @Test("the log of the overview shows older events, and follows the newest one at its end")
    func log() throws {
        var model = overview()
        let panel = try #require(OverviewPanels(model.layout)).items[2]
        let last = 60 - panel.area.height
        for _ in 1...2 { _ = model.mouse(.wheelUp, at: panel.area.origin) }
        #expect(model.panelTops == [.log: last - 2])
        for _ in 1...99 { _ = model.mouse(.wheelUp, at: panel.area.origin) }
        #expect(text(model, in: panel.area).contains("13:59:41") || panel.area.width < 44)
        #expect(model.panelTops == [.log: 0])
        for _ in 1...99 { _ = model.mouse(.wheelDown, at: panel.area.origin) }
        #expect(model.panelTops == [:])
    }
}
