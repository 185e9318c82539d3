import StoreText
package import StoreModel
import TerminalGraphics

/// Every key of the screens: what dispatches, hints, helps and documents.
package enum KeyTable {
    static let bindings: [KeyBinding] = [
        KeyBinding(.buy, [.character("b")], "b", .phrase(.hintBuy), on: [.shop], priority: 1),
        KeyBinding(
            .spend, [.character("s")], "s", .phrase(.hintSpend), on: [.library], priority: 1),
        KeyBinding(
            .finish, [.character("f")], "f", .phrase(.hintFinish), on: [.activity], priority: 3),
        KeyBinding(
            .open, [.enter], "⏎", .phrase(.hintDetails), on: [.shop, .activity], priority: 2),
        KeyBinding(
            .restore, [.character("R")], "R", .phrase(.hintRestore), priority: 4),
        KeyBinding(
            .filter, [.character("/")], "/", .phrase(.hintFilter), on: [.shop], priority: 5),
        KeyBinding(.help, [.character("?")], "?", .phrase(.hintHelp), priority: 0),
        KeyBinding(.theme, [.character("t")], "t", .phrase(.hintTheme), priority: 8),
        KeyBinding(.refresh, [.character("r")], "r", .local(.refresh), priority: 9),
        KeyBinding(
            .copy, [.character("y")], "y", .phrase(.hintCopy), on: [.activity], priority: 7),
        KeyBinding(.show(.shop), [.character("1")], "1", .phrase(.tabShop)),
        KeyBinding(.show(.activity), [.character("2")], "2", .phrase(.tabActivity)),
        KeyBinding(.show(.library), [.character("3")], "3", .phrase(.tabLibrary)),
        KeyBinding(.previous, [.character("-")], "-", .phrase(.hintBack)),
        KeyBinding(.up, [.up, .character("k")], "↑ k", .phrase(.hintMove)),
        KeyBinding(.down, [.down, .character("j")], "↓ j", .phrase(.hintMove)),
        KeyBinding(.pageUp, [.pageUp], "PgUp", .local(.page)),
        KeyBinding(.pageDown, [.pageDown], "PgDn", .local(.page)),
        KeyBinding(.first, [.home, .character("g")], "Home g", .local(.ends)),
        KeyBinding(.last, [.end, .character("G")], "End G", .local(.ends)),
        KeyBinding(.switchPane, [.tab, .backTab], "Tab", .phrase(.hintScreen)),
        KeyBinding(.back, [.escape], "Esc", .phrase(.hintBack)),
        KeyBinding(.mouse, [.character("m")], "m", .phrase(.hintMouse)),
        KeyBinding(.quit, [.character("q")], "q", .phrase(.hintQuit), priority: 6),
        KeyBinding(.quit, [.character("c")], "Ctrl-C", .phrase(.hintQuit), control: true),
        KeyBinding(.suspend, [.character("z")], "Ctrl-Z", .phrase(.hintSuspend), control: true),
        KeyBinding(.redraw, [.character("l")], "Ctrl-L", .local(.redraw), control: true),
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
            let places = Screen.allCases.filter { binding.screens?.contains($0) ?? false }
                .map { words.say($0.name).string }.joined(separator: ", ")
            return "| `\(binding.name)` | \(binding.text(words)) | \(places) |"
        }
        return (["| Key | What it does | Where |", "| --- | --- | --- |"] + rows)
            .joined(separator: "\n") + "\n"
    }
}
