import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("The line of the newest message")
struct ToastLineFaultTests {
    private static let failure = Message.failed(.engine(.restore), CommandError("no answer"))

    private func row(_ y: Int, of model: Model) -> String {
        Canvas.showing(model).row(y).map(\.text).joined()
    }

    @Test(
        "a long message changes one line only, below the content and its rule",
        arguments: [(100, 28), (60, 20), (40, 12), (40, 8), (20, 5)])
    func oneLine(_ width: Int, _ height: Int) {
        var model = Fixture.model(width, height)
        let before = Canvas.showing(model)
        _ = update(&model, Self.failure)
        let after = Canvas.showing(model)
        let line = height < 10 ? height - 1 : height - 2
        for y in 0..<height where y != line {
            #expect(after.row(y).elementsEqual(before.row(y)), "row \(y)")
        }
        #expect(row(line, of: model).hasPrefix(" ✗ The rest"))
    }

    @Test("a message that does not fit names the key for its whole text")
    func whole() {
        var model = Fixture.model(60, 20)
        _ = update(&model, Self.failure)
        #expect(row(18, of: model).hasSuffix("…  (! messages) "))
        #expect(!model.screenText.contains("answer)"))
        _ = model.press("!")
        #expect(model.screenText.contains("answer)"))
        var wide = Fixture.model(100, 28)
        _ = update(&wide, Self.failure)
        #expect(row(26, of: wide).hasSuffix("…  (! messages  Esc dismiss) "))
    }

    @Test("the number of earlier errors stays visible, also behind a message that does not fit")
    func count() {
        var model = Fixture.model(60, 20)
        _ = update(&model, Self.failure)
        _ = update(&model, .backgroundFailure("The disk is full."))
        #expect(row(18, of: model).hasPrefix(" ✗ The disk is full. (+1)  (Esc dismiss)"))
        _ = update(&model, .backgroundFailure(String(repeating: "long ", count: 20)))
        #expect(row(18, of: model).hasSuffix("… (+2)  (! messages) "))
    }

    @Test("a dialog over the status line leaves the hints' line, and one over both the top")
    func dialog() {
        let model = Fixture.model(100, 28)
        func y(_ bottom: Int) -> Int {
            let frame = Rect(x: 10, y: 2, width: 60, height: bottom - 2)
            return ToastView(model: model, layout: model.layout, dialog: frame).rect.y
        }
        #expect(y(26) == 26)
        #expect(y(27) == 27)
        #expect(y(28) == 0)
    }
}
