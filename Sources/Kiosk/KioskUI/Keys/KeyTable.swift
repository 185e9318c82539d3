import StoreText
package import StoreModel
import TerminalGraphics

/// Every key of the screens: what dispatches, hints, helps and documents.
package enum KeyTable {
    static let bindings: [KeyBinding] = [
        KeyBinding(.buy, [.character("b")], "b", .hintBuy, on: [.shop], priority: 1),
        KeyBinding(.spend, [.character("s")], "s", .hintSpend, on: [.library], priority: 1),
        KeyBinding(.finish, [.character("f")], "f", .hintFinish, on: [.activity], priority: 3),
        KeyBinding(.open, [.enter], "Enter", .hintDetails, priority: 2),
        KeyBinding(.restore, [.character("R")], "R", .hintRestore, priority: 4),
        KeyBinding(.filter, [.character("/")], "/", .hintFilter, on: [.shop], priority: 5),
        KeyBinding(.help, [.character("?")], "?", .hintHelp, priority: 0),
        KeyBinding(.theme, [.character("t")], "t", .hintTheme, priority: 8),
        KeyBinding(.refresh, [.character("r")], "r", .hintRefresh, priority: 9),
        KeyBinding(.copy, [.character("y")], "y", .hintCopy, on: [.activity], priority: 7),
        KeyBinding(.show(.shop), [.character("1")], "1", .tabShop),
        KeyBinding(.show(.activity), [.character("2")], "2", .tabActivity),
        KeyBinding(.show(.library), [.character("3")], "3", .tabLibrary),
        KeyBinding(.previous, [.character("-")], "-", .hintPrevious),
        KeyBinding(.up, [.up, .character("k")], "↑ k", .hintMove),
        KeyBinding(.down, [.down, .character("j")], "↓ j", .hintMove),
        KeyBinding(.pageUp, [.pageUp], "PgUp", .hintPage),
        KeyBinding(.pageDown, [.pageDown], "PgDn", .hintPage),
        KeyBinding(.first, [.home, .character("g")], "Home g", .hintEnds),
        KeyBinding(.last, [.end, .character("G")], "End G", .hintEnds),
        KeyBinding(.switchPane, [.tab, .backTab], "Tab", .hintScreen),
        KeyBinding(.back, [.escape], "Esc", .hintBack, priority: 2),
        KeyBinding(.mouse, [.character("m")], "m", .hintMouse),
        KeyBinding(.quit, [.character("q")], "q", .hintQuit, priority: 6),
        KeyBinding(.quit, [.character("c")], "Ctrl-C", .hintQuit, control: true),
        KeyBinding(.suspend, [.character("z")], "Ctrl-Z", .hintSuspend, control: true),
        KeyBinding(.redraw, [.character("l")], "Ctrl-L", .hintRedraw, control: true),
    ]

    static func action(for press: KeyPress, on screen: Screen) -> Action? {
        bindings.first { $0.applies(to: screen) && $0.keys.contains(press) }?.action
    }

    /// The footer's bindings of a screen, the most important ones first.
    static func hints(on screen: Screen) -> [KeyBinding] {
        bindings.filter { $0.applies(to: screen) && $0.priority != nil }
            .sorted { ($0.priority ?? 0) < ($1.priority ?? 0) }
    }

    /// The table as Markdown, for a README.
    package static func markdown(locale: LocaleID) -> String {
        let words = Words(locale: locale, glyphs: .unicode, zone: nil)
        let rows = bindings.map { binding in
            let places =
                binding.screens.map { screens in
                    Screen.allCases.filter(screens.contains).map { words.say($0.name).string }
                        .joined(separator: ", ")
                } ?? words.say(.helpEverywhere).string
            return "| `\(binding.name)` | \(binding.text(words)) | \(places) |"
        }
        return (["| Key | What it does | Where |", "| --- | --- | --- |"] + rows)
            .joined(separator: "\n") + "\n"
    }
}
