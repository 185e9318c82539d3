import PurchaseCore
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("The certificates of a receipt, the empty receipt, and the hashes of the log")
struct ReceiptFaultTests {
    private func rows(_ model: Model) -> [String] {
        var canvas = Canvas(size: model.size)
        view(model, on: &canvas)
        return CanvasText(canvas).rows
    }

    @Test("the wrapped name of a certificate is indented like its first line")
    func certificates() {
        var model = Fixture.model(80, 40)
        _ = model.press("4")
        _ = update(&model, .receipt("2000000003", Fixture.receipt))
        let rows = rows(model)
        let detail = model.layout.detailText
        let texts = rows.map { $0.dropFirst(detail.x) }
        #expect(texts.contains { $0.hasPrefix("  CN=kiosk Sandbox Store") })
        #expect(texts.contains { $0.hasPrefix("  Signing") })
    }

    @Test("an empty receipt has no second pane", arguments: [80, 100, 200])
    func empty(width: Int) {
        var model = Fixture.model(width, 30)
        _ = update(&model, .snapshot(Fixture.snapshot(rows: [])))
        _ = model.press("4")
        #expect(model.layout.detail == nil)
        #expect(!rows(model).contains { $0.contains("│") || $0.contains("┬") })
        _ = model.press("1")
        #expect(model.layout.detail != nil)
    }

    @Test("a receipt that is loading keeps its panes, and a missing one has one pane")
    func missing() {
        var model = Fixture.model(100, 30)
        _ = model.press("4")
        #expect(model.layout.detail != nil)
        _ = update(&model, .receipt("2000000003", nil))
        #expect(model.layout.detail == nil)
    }

    @Test("a hash is on one line, without its middle where it does not fit", arguments: [100, 200])
    func hashes(width: Int) {
        var model = Fixture.model(width, 60)
        _ = model.press("6")
        _ = update(&model, .log(Fixture.events, acknowledged: 3))
        let hashes = rows(model).filter { $0.contains("bbbbbbbb") }
        #expect(hashes.count == 1)
        #expect(hashes.first?.contains("Hash") == true)
    }
}
