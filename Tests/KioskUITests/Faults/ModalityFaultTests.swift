import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("The footer and the screen behind a dialog")
struct ModalityFaultTests {
    private func footer(of model: Model) -> String {
        Canvas.showing(model).row(model.size.height - 1).map(\.text).joined()
            .trimmingPrefix(" ").description
    }

    @Test("while a dialog is open the footer shows only the dialog's keys")
    func footer() {
        var model = Fixture.model()
        #expect(footer(of: model).hasPrefix("b buy  Enter details"))
        _ = model.press("b")
        #expect(footer(of: model).hasPrefix("Tab choose  Enter press  Esc cancel   "))
        #expect(!footer(of: model).contains("b buy"))
        _ = model.press(.escape, "!")
        #expect(footer(of: model).hasPrefix("↑↓ move  Esc close   "))
    }

    @Test("a click on a key in the footer presses the key in the dialog")
    func click() {
        var model = Fixture.model()
        _ = model.press("b")
        let point = Point(x: 1, y: model.size.height - 1)
        _ = model.mouse(.left, at: point)
        #expect(model.dialog?.focus == .buy, "Tab moved the focus")
    }

    @Test("the screen behind a dialog is muted, but not behind the picker that previews a theme")
    func dimmed() {
        var model = Fixture.model()
        let before = Canvas.showing(model)
        _ = model.press("b")
        let dimmed = Canvas.showing(model)
        for y in 0..<6 {
            #expect(dimmed.row(y).allSatisfy { $0.style == Style(.muted) })
            #expect(dimmed.row(y).map(\.text) == before.row(y).map(\.text))
        }
        #expect(dimmed.first(in: .dialog) != nil && dimmed.first(in: .hintKey) != nil)
        _ = model.press(.escape, "t")
        #expect(Canvas.showing(model)[1, 0].style == before[1, 0].style)
    }

    @Test("a press that comes too early to confirm a dialog is answered and changes nothing")
    func guardedPress() {
        for size in [(100, 28), (40, 12), (20, 5)] {
            var model = Fixture.model(size.0, size.1)
            model.openDialogAtBuy()
            #expect(model.press(.enter, after: 100) == [])
            #expect(model.screenText.contains("A moment…"), "\(size)")
            #expect(model.dialog?.focus == .buy && model.dialog?.isSent == false)
            #expect(model.toastHistory.isEmpty, "a held key must not fill the list of messages")
            _ = update(&model, .tick(Fixture.now.adding(milliseconds: 800)))
            #expect(!model.screenText.contains("A moment…"), "\(size)")
            #expect(model.press(.enter, after: 900).count == 1)
        }
    }
}
