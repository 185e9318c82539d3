import StoreModel
import StoreText
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("What the interface writes into the event log")
struct LogNoteTests {
    /// What pressing keys one after the other writes.
    private func notes(_ model: inout Model, _ keys: Key..., after: Int64 = 0) -> [String] {
        keys.flatMap { key in
            let at = Fixture.now.adding(milliseconds: after)
            return update(&model, .input(.key(KeyPress(key)), at: at))
        }.compactMap(\.note).map { "\($0.family) \($0.name)" }
    }

    @Test("each screen change is one event, and staying is none")
    func screens() {
        var model = Fixture.model()
        #expect(
            notes(&model, "2", "2", "3", .tab) == [
                "screen activity", "screen library", "screen receipt",
            ])
        #expect(notes(&model, "-") == ["screen library"])
    }

    @Test("each named act is one event, and moving about is none")
    func acts() {
        var model = Fixture.model()
        #expect(notes(&model, "j", "k", .pageDown, .home, .end) == [])
        #expect(
            notes(&model, "?", .escape, "t", .escape, "R", "r", "m", "q")
                == ["help", "theme", "restore", "refresh", "mouse", "quit"].map { "act \($0)" })
    }

    @Test("a dialog that is cancelled says so; a confirmation is left to the engine")
    func dialogs() {
        var model = Fixture.model()
        #expect(notes(&model, "b", .escape) == ["act buy", "act cancel"])
        #expect(notes(&model, "b", .enter) == ["act buy", "act cancel"])
        model.openDialogAtBuy()
        #expect(notes(&model, .enter, after: 1000) == [])
        #expect(notes(&model, .escape, after: 2000) == ["act close"])
    }

    @Test("the act of buying names the product")
    func product() {
        var model = Fixture.model()
        let commands = update(&model, .input(.key(KeyPress("b")), at: Fixture.now))
        #expect(commands.first == .note(.act("buy", detail: Fixture.gems.id.rawValue)))
    }

    @Test("nothing that is typed or pasted is written")
    func typing() {
        var model = Fixture.model()
        #expect(notes(&model, "/", "s", "e", "c", .enter) == ["act filter"])
        let at = Fixture.now
        #expect(update(&model, .input(.paste("secret"), at: at)).compactMap(\.note).isEmpty)
    }

    @Test("both languages have words for every screen and act")
    func words() {
        let names = LocalizedTexts.namedLogEntries
        for screen in Screen.allCases { #expect(names.contains("screen/\(screen.logName)")) }
        for binding in KeyTable.standard.bindings {
            guard let name = binding.action.logName else { continue }
            #expect(names.contains("act/\(name)"), "\(name)")
        }
        for name in ["cancel", "close", "buy-confirmed", "spend-confirmed"] {
            #expect(names.contains("act/\(name)"))
        }
    }
}
