import Foundation
import KioskManual
import KioskTestSupport
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite struct KeyMapTests {
    @Test("the manual contains the program's key table")
    func manual() throws {
        let wanted = KeyReference(.standard, locale: .fallback).markdown
        #expect(
            try ManualArticle("browsing").hasTable("keys", wanted),
            "Record the table with KIOSK_RECORD=1.")
    }

    @Test("no key has two meanings on a screen", arguments: Screen.allCases)
    func unambiguous(screen: Screen) {
        let keys = KeyMap.standard.bindings.filter { $0.applies(to: screen) }.flatMap(\.keys)
        #expect(Set(keys).count == keys.count)
    }

    @Test("help names every key of the screen", arguments: Screen.allCases)
    func help(screen: Screen) {
        var model = Fixture.model(100, 90)
        _ = model.press(Key.character(Character("\(screen.rawValue + 1)")), "?")
        let bindings = KeyMap.standard.bindings.filter { !$0.keys.isEmpty }
        for binding in bindings where binding.applies(to: screen) {
            #expect(model.screenText.contains(binding.name().string), "\(binding.name())")
        }
    }

    @Test("help contains what a narrow header omits and scrolls to it")
    func place() {
        var model = Fixture.model(40, 12)
        _ = model.press("?", .end)
        var seen = model.screenText
        for _ in 0..<60 {
            _ = model.press(.up)
            seen += model.screenText
        }
        for fact in ["alice", "phone-1", "CHN", "English (en_US)", "embedded", "no real money"] {
            #expect(seen.contains(fact), "\(fact)")
        }
    }

    @Test("the footer names only keys that have an effect")
    func hints() {
        var model = Fixture.model()
        #expect(!model.screenText.contains("v finish"))
        _ = model.press("2")
        #expect(!model.screenText.contains("v finish"), "it is finished by itself here")
        _ = model.press(.enter)
        #expect(model.screenText.contains("Esc back"))
        var empty = Fixture.emptyModel()
        _ = empty.press("3")
        #expect(!empty.screenText.contains("s spend"))
    }

    @Test("the footer in ASCII shows key names instead of question marks")
    func ascii() {
        let model = Fixture.model(glyphs: .ascii)
        let hints = Canvas.showing(model).inASCII().row(27).map(\.text).joined()
        #expect(hints.contains("Enter details"))
        #expect(hints.filter { $0 == "?" }.count == 1)
    }

    @Test("an arrow key is spelled out in ASCII, where its sign would be another key's letter")
    func asciiArrows() {
        var model = Fixture.model(glyphs: .ascii)
        _ = model.press("5")
        let canvas = Canvas.showing(model).inASCII()
        #expect(canvas.row(27).map(\.text).joined().contains("Right change"))
        let table = KeyMap.standard.bindings
        let names = table.filter { $0.action == .valueAfter || $0.action == .clockFaster }
            .map { $0.name(.ascii).string }
        #expect(Set(names) == ["Right l", ">"])
        #expect(KeyPress(.up, control: true).label(.ascii) == "Ctrl-Up")
        #expect(KeyPress(.up, control: true).label(.unicode) == "Ctrl-↑")
    }
}
