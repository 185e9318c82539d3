import StoreModel
import StoreText
import TerminalGraphics

extension ActionRow {
    /// The changes of the store's clock, on the screens that show subscriptions over time.
    static let clock = [
        clock(.clockNext, "clock-next", "n", .hintClockNext, priority: 5, .unlogged) {
            $0.confirmAdvance(.nextEvent)
        },
        clock(.clockMonth, "clock-month", "M", .hintClockMonth, priority: 6, .unlogged) {
            $0.confirmAdvance(.month)
        },
        clock(.clockFreeze, "clock-freeze", "z", .hintClockFreeze) { $0.freezeClock() },
        clock(.clockDay, "clock-day", "D", .hintClockDay, .unlogged) { $0.confirmAdvance(.day) },
        clock(.clockYear, "clock-year", "Y", .hintClockYear, .unlogged) {
            $0.confirmAdvance(.year)
        },
        clock(.clockFaster, "clock-faster", ">", .hintClockFaster) { $0.changeClockRate(by: 1) },
        clock(.clockSlower, "clock-slower", "<", .hintClockSlower) { $0.changeClockRate(by: -1) },
    ]

    private static func clock(
        _ action: Action, _ name: String, _ key: Character, _ label: TextKey,
        priority: Int? = nil, _ traits: Traits = [],
        _ perform: @escaping @Sendable (inout Model) -> [Command]
    ) -> ActionRow {
        ActionRow(
            action, name, [.character(key)], label, on: [.activity, .library, .sandbox],
            priority: priority, traits,
            if: { $0.screen == .sandbox || !$0.subscriptions.isEmpty }, perform)
    }

    /// Help, the palette, and what concerns the shown document or the way it is shown.
    static let documents = [
        ActionRow(
            .follow, "follow", [.character("f")], .hintFollow, on: [.log], priority: 3,
            if: { !$0.log.events.isEmpty }
        ) { LogScreen().toggleFollowing(in: &$0) },
        ActionRow(
            .save, "save", [.character("w")], .hintSave, on: [.receipt, .log], priority: 6,
            if: { $0.screen.component.saveCommand(in: $0) != nil }
        ) { $0.save(documentOf: $0.screen) },
        ActionRow(.help, "help", [.character("?")], .hintHelp, priority: 0) {
            $0.overlay = .help(HelpState())
            return []
        },
        ActionRow(.manual, "manual", [.function(1)], .hintManual) { ManualReader.open(in: &$0) },
        ActionRow(
            .palette, "palette", [.character(":")], control: "p", .hintPalette, priority: 7,
            .navigation
        ) { PaletteState.open(in: &$0) },
        ActionRow(.messages, "messages", [.character("!")], .hintMessages) {
            $0.overlay = .toastHistory(ToastHistory())
            return []
        },
        ActionRow(.theme, "theme", [.character("t")], .hintTheme, priority: 8) {
            $0.overlay = .themes(ThemePicker(original: $0.themeName))
            return [.listThemes]
        },
        ActionRow(.refresh, "refresh", [.character("r")], .hintRefresh, priority: 9) {
            $0.screen.component.refresh(&$0)
        },
        ActionRow(
            .copy, "copy", [.character("y")], .hintCopy, on: [.activity, .receipt, .log],
            priority: 7, .selection, if: { $0.screen.component.copyableText(in: $0) != nil }
        ) { $0.copy() },
        ActionRow(.language, "language", [.character("L")], .hintLanguage, priority: 10) {
            $0.changeLanguage(by: 1)
        },
        ActionRow(.undo, "undo", [.character("u")], .hintUndo) { $0.undoLast() },
        ActionRow(.redo, "redo", control: "r", .hintRedo) { $0.redoLast() },
    ]

    /// One row for each screen, and the previous screen.
    static let screens =
        Screen.allCases.map { screen in
            let digit = Character(String(screen.rawValue + 1))
            return ActionRow(
                .show(screen), screen.logName, [.character(digit)], screen.name, .unlogged
            ) { $0.show(screen) }
        } + [
            ActionRow(
                .previous, "previous-screen", [.character("-")], .hintPrevious, .unlogged
            ) { $0.show($0.previousScreen) }
        ]

    static let movement = [
        move(.up, "up", [.up, .character("k")], .hintMove),
        move(.down, "down", [.down, .character("j")], .hintMove),
        move(.pageUp, "page-up", [.pageUp], .hintPage),
        move(.pageDown, "page-down", [.pageDown], .hintPage),
        move(.first, "first", [.home, .character("g")], .hintEnds),
        move(.last, "last", [.end, .character("G")], .hintEnds),
        ActionRow(.screenAfter, "next-screen", [.tab], .hintScreen, .unlogged) {
            $0.show(Screen.allCases.cycled(from: $0.screen, by: 1))
        },
        ActionRow(.screenBefore, "screen-back", [.backTab], .hintScreenBack, .unlogged) {
            $0.show(Screen.allCases.cycled(from: $0.screen, by: -1))
        },
        ActionRow(
            .back, "back", [.escape], .hintBack, priority: 2, isFixed: true,
            if: { model in
                model.isInDetail || model.filter?.text != nil
                    || model.screen.component.isNested(in: model)
            }
        ) { $0.goBack() },
    ]

    private static func move(
        _ action: Action, _ name: String, _ keys: [Key], _ label: TextKey
    ) -> ActionRow {
        ActionRow(action, name, keys, label, [.navigation, .unlogged]) { $0.move(action) }
    }

    /// What concerns the whole program.
    static let program = [
        ActionRow(.mouse, "mouse", [.character("m")], .hintMouse) { $0.toggleMouse() },
        ActionRow(
            .quit, "quit", [.character("q")], .hintQuit, priority: 6, fixedControl: "c", .program
        ) { _ in [.quit] },
        ActionRow(.suspend, "suspend", control: "z", .hintSuspend, .program) { _ in [.suspend] },
        ActionRow(.redraw, "redraw", control: "l", .hintRedraw, isFixed: true, .program) { _ in
            [.redraw]
        },
    ]
}
