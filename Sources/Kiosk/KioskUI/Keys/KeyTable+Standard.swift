import StoreText
import TerminalGraphics

extension KeyTable {
    /// The keys as they are where nobody changed them.
    package static let standard = KeyTable([
        KeyBinding(.buy, [.character("b")], .hintBuy, on: [.shop], priority: 1),
        KeyBinding(.spend, [.character("s")], .hintSpend, on: [.library], priority: 1),
        KeyBinding(.finish, [.character("f")], .hintFinish, on: [.activity], priority: 3),
        KeyBinding(.open, [.enter], .hintDetails, priority: 2),
        KeyBinding(.restore, [.character("R")], .hintRestore, priority: 4),
        KeyBinding(.filter, [.character("/")], .hintFilter, on: [.shop], priority: 5),
        KeyBinding(.help, [.character("?")], .hintHelp, priority: 0),
        KeyBinding(.theme, [.character("t")], .hintTheme, priority: 8),
        KeyBinding(.refresh, [.character("r")], .hintRefresh, priority: 9),
        KeyBinding(.copy, [.character("y")], .hintCopy, on: [.activity], priority: 7),
        KeyBinding(.show(.shop), [.character("1")], .tabShop),
        KeyBinding(.show(.activity), [.character("2")], .tabActivity),
        KeyBinding(.show(.library), [.character("3")], .tabLibrary),
        KeyBinding(.previous, [.character("-")], .hintPrevious),
        KeyBinding(.up, [.up, .character("k")], .hintMove),
        KeyBinding(.down, [.down, .character("j")], .hintMove),
        KeyBinding(.pageUp, [.pageUp], .hintPage),
        KeyBinding(.pageDown, [.pageDown], .hintPage),
        KeyBinding(.first, [.home, .character("g")], .hintEnds),
        KeyBinding(.last, [.end, .character("G")], .hintEnds),
        KeyBinding(.switchPane, [.tab, .backTab], .hintScreen),
        KeyBinding(.back, [.escape], .hintBack, priority: 2, isFixed: true),
        KeyBinding(.mouse, [.character("m")], .hintMouse),
        KeyBinding(.quit, [.character("q")], .hintQuit, priority: 6),
        KeyBinding(.quit, control: "c", .hintQuit, isFixed: true),
        KeyBinding(.suspend, control: "z", .hintSuspend),
        KeyBinding(.redraw, control: "l", .hintRedraw, isFixed: true),
    ])
}
