import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

/// Tests that fields and dialogs ignore letters typed with Ctrl or Alt.
@Suite("Letters with a modifier") struct ModifierTests {
    private static let presses = ["x", "h", "o", " ", "7"].flatMap { character in
        [
            KeyPress(.character(character), control: true),
            KeyPress(.character(character), alt: true),
        ]
    }

    private func type(into model: inout Model) -> [Command] {
        Self.presses.flatMap { press in
            update(&model, .input(.key(press), at: Fixture.now))
        }
    }

    @Test("dialogs ignore letters with a modifier")
    func questions() {
        var spend = Fixture.model()
        _ = spend.press("3", "s", "5", .tab, "a")
        #expect(type(into: &spend).isEmpty)
        guard case .spend(let dialog) = spend.overlay else {
            Issue.record("the dialog has gone")
            return
        }
        #expect(dialog.amount == "5" && dialog.note == "a")
        var entry = Fixture.model()
        _ = entry.press("5", .down, .enter, .end, .enter, "b")
        #expect(type(into: &entry).isEmpty)
        guard case .entry(let dialog) = entry.overlay else {
            Issue.record("the dialog has gone")
            return
        }
        #expect(dialog.text == "b")
        var buy = Fixture.model()
        buy.openDialogAtBuy()
        #expect(type(into: &buy).isEmpty)
        #expect(buy.dialog?.outcome == .approve && buy.dialog?.focus == .buy)
    }

    @Test("lists and filters ignore letters with a modifier")
    func lists() {
        for keys in [["t"], ["?"], [":"], ["/"]] as [[Key]] {
            var model = Fixture.model()
            for key in keys { _ = model.press(key) }
            if keys == ["t"] { _ = update(&model, .themes([ThemeItem(name: "dark")])) }
            let before = model.screenText
            #expect(type(into: &model).isEmpty && model.screenText == before, "\(keys)")
        }
    }
}
