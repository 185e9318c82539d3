import Testing

@testable import TerminalGraphics

@Suite("Key names")
struct KeyNameTests {
    @Test(
        "each name parses to its key",
        arguments: [
            ("b", KeyPress(.character("b"))), ("R", KeyPress(.character("R"))),
            ("-", KeyPress(.character("-"))), ("中", KeyPress(.character("中"))),
            ("ctrl-p", KeyPress(.character("p"), control: true)),
            ("Ctrl-P", KeyPress(.character("p"), control: true)),
            ("ctrl--", KeyPress(.character("-"), control: true)),
            ("alt-ctrl-x", KeyPress(.character("x"), control: true, alt: true)),
            ("shift-up", KeyPress(.up, shift: true)), ("shift-tab", KeyPress(.backTab)),
            ("PgDn", KeyPress(.pageDown)), ("page-down", KeyPress(.pageDown)),
            ("f", KeyPress(.character("f"))), ("F5", KeyPress(.function(5))),
            ("esc", KeyPress(.escape)), ("space", KeyPress(.character(" "))),
            ("ctrl-space", KeyPress(.character(" "), control: true)),
        ])
    func meaning(name: String, press: KeyPress) {
        #expect(KeyPress(name: name) == press)
    }

    @Test(
        "keys that a terminal cannot distinguish are equal",
        arguments: [
            ("ctrl-i", "tab"), ("ctrl-m", "enter"), ("ctrl-j", "enter"), ("ctrl-h", "backspace"),
            ("ctrl-[", "esc"), ("return", "enter"), ("ctrl-A", "ctrl-a"),
        ])
    func same(name: String, other: String) throws {
        let meant = try #require(KeyPress(name: other))
        #expect(KeyPress(name: name) == meant)
    }

    @Test(
        "an invalid name does not parse",
        arguments: [
            "", " ", "ctrl-", "ctrl", "bb", "f0", "f21", "f5x", "shift-a", "ctrl-ctrl-a", "\u{1B}",
            "\u{202E}", "e\u{301}", "\u{301}", "\u{E000}", "\u{10FFFF}", "super-x", "👨‍👩‍👧",
        ])
    func noKey(name: String) {
        #expect(KeyPress(name: name) == nil)
    }

    @Test("the name of every key press parses to that key press")
    func roundTrip() {
        let keys: [Key] = [
            .character("a"), .character("Z"), .character(" "), .character("/"), .enter, .escape,
            .tab, .backTab, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end,
            .pageUp, .pageDown, .function(1), .function(20),
        ]
        for key in keys {
            for alt in [false, true] {
                let press = KeyPress(key, alt: alt)
                #expect(KeyPress(name: press.name) == press, "\(press.name)")
                #expect(!press.label.isEmpty)
            }
        }
    }

    @Test("the label shows a key as keyboards do")
    func labels() {
        let names = ["ctrl-p", "up", "enter", "b", "space", "f5", "shift-tab", "alt-x", "pgup"]
        #expect(
            names.compactMap { KeyPress(name: $0)?.label.string } == [
                "Ctrl-P", "↑", "Enter", "b", "Space", "F5", "Shift-Tab", "Alt-x", "PgUp",
            ])
    }
}
