import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Event log entries of the interface")
struct LogNoteTests {
    /// Presses keys one after the other and returns the entries that they write.
    private func notes(_ model: inout Model, _ keys: Key..., after: Int64 = 0) -> [String] {
        keys.flatMap { key in
            let at = Fixture.now.adding(milliseconds: after)
            return update(&model, .input(.key(KeyPress(key)), at: at))
        }.compactMap(\.note).map { "\($0.family.rawValue) \($0.name)" }
    }

    @Test("each change of the screen is one event, and staying on a screen is not an event")
    func screens() {
        var model = Fixture.model()
        #expect(
            notes(&model, "2", "2", "3", .tab) == [
                "screen activity", "screen library", "screen receipt",
            ])
        #expect(notes(&model, "-") == ["screen library"])
    }

    @Test("each named action is one event, and moving the selection is not an event")
    func acts() {
        var model = Fixture.model()
        #expect(notes(&model, "j", "k", .pageDown, .home, .end) == [])
        #expect(
            notes(&model, "?", .escape, "t", .escape, "R", "r", "m", "q")
                == ["help", "theme", "restore", "refresh", "mouse", "quit"].map { "act \($0)" })
    }

    @Test("changing the language or the clock on Sandbox is the event of the action's key")
    func controls() {
        var model = Fixture.clubModel()
        #expect(
            notes(&model, "5", .down, .down, .down, .down, .down, .right) == [
                "screen sandbox", "act language",
            ])
        #expect(
            notes(&model, .down, .down, .right, .left, .enter) == [
                "act clock-faster", "act clock-slower", "act details", "act clock-freeze",
            ])
    }

    @Test("a refused action is not an event")
    func refused() {
        var model = Fixture.model()
        #expect(notes(&model, "5", "a", "d") == ["screen sandbox"])
        _ = update(&model, .snapshot(Fixture.snapshot(mode: .reading(reason: "pid 7 drives"))))
        #expect(notes(&model, "1", "b", "R") == ["screen shop"])
    }

    @Test("cancelling a dialog is logged by the interface, confirming it by the engine")
    func dialogs() {
        var model = Fixture.model()
        #expect(notes(&model, "b", .escape) == ["act buy", "act cancel"])
        #expect(notes(&model, "b", .enter) == ["act buy", "act cancel"])
        model.openDialogAtBuy()
        #expect(notes(&model, .enter, after: 1000) == [])
        #expect(notes(&model, .escape, after: 2000) == ["act close"])
    }

    @Test("the buy event names the product")
    func product() {
        var model = Fixture.model()
        let commands = update(&model, .input(.key(KeyPress("b")), at: Fixture.now))
        #expect(commands.first == .log(.action("buy", detail: Fixture.gems.id.rawValue)))
    }

    @Test("typed and pasted text is never logged")
    func typing() {
        var model = Fixture.model()
        #expect(notes(&model, "/", "s", "e", "c", .enter) == ["act filter"])
        let at = Fixture.now
        #expect(update(&model, .input(.paste("secret"), at: at)).compactMap(\.note).isEmpty)
    }

    @Test("both languages name every screen and action of the log")
    func words() {
        let names = LocalizedTexts.namedLogEntries
        let english = LocalizedTexts(locale: .fallback)
        for screen in Screen.allCases {
            #expect(english.name(of: .screen(screen.logName)).hasSuffix(" shown"))
        }
        for binding in KeyMap.standard.bindings {
            guard let name = binding.action.logName else { continue }
            #expect(names.contains("act/\(name)"), "\(name)")
        }
        for name in ["cancel", "close", "buy-confirmed", "spend-confirmed"] {
            #expect(names.contains("act/\(name)"))
        }
    }
}
