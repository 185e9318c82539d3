import StoreText
import TerminalGraphics

extension ActionDefinition {
    /// The changes of the store's clock, on the screens that show subscriptions over time. The steps are in the menu:
    /// they cannot be undone, so by default they do not have keys.
    static let clock = [
        clock(.clockMenu, "clock-menu", "T", .hintClockMenu, priority: 5, .unlogged) {
            $0.openClockMenu()
        },
        clock(.clockNext, "clock-next", nil, .hintClockNext, .unlogged) {
            $0.confirmAdvance(.nextEvent)
        },
        clock(.clockMonth, "clock-month", nil, .hintClockMonth, .unlogged) {
            $0.confirmAdvance(.month)
        },
        clock(.clockFreeze, "clock-freeze", "z", .hintClockFreeze) { $0.freezeClock() },
        clock(.clockDay, "clock-day", nil, .hintClockDay, .unlogged) { $0.confirmAdvance(.day) },
        clock(.clockYear, "clock-year", nil, .hintClockYear, .unlogged) {
            $0.confirmAdvance(.year)
        },
        clock(.clockFaster, "clock-faster", ">", .hintClockFaster) { $0.changeClockRate(by: 1) },
        clock(.clockSlower, "clock-slower", "<", .hintClockSlower) { $0.changeClockRate(by: -1) },
    ]

    private static func clock(
        _ action: Action, _ name: String, _ key: Character?, _ label: TextKey,
        priority: Int? = nil, _ traits: Traits = [],
        _ perform: @escaping @Sendable (inout Model) -> [Command]
    ) -> ActionDefinition {
        ActionDefinition(
            action, name, key.map { [.character($0)] } ?? [], label,
            on: [.activity, .library, .sandbox],
            priority: priority, traits.union(.changes),
            if: { $0.screen == .sandbox || !$0.subscriptions.isEmpty }, perform)
    }

    /// Help, the palette, and what concerns the shown document or the way it is shown.
    static let documents = [
        ActionDefinition(
            .follow, "follow", [.character("W")], .hintFollow, on: [.log], priority: 3,
            if: { !$0.log.events.isEmpty }
        ) { LogScreen().toggleFollowing(in: &$0) },
        ActionDefinition(
            .save, "save", [.character("w")], .hintSave, on: [.receipt, .log], priority: 6,
            if: { $0.screen.component.saveCommand(in: $0) != nil }
        ) { $0.save(documentOf: $0.screen) },
        ActionDefinition(.help, "help", [.character("?")], .hintHelp, priority: 0) {
            $0.overlay = .help(HelpState())
            return []
        },
        ActionDefinition(.manual, "manual", [.function(1)], .hintManual) {
            ManualState.open(in: &$0)
        },
        ActionDefinition(
            .palette, "palette", [.character(":")], control: "p", .hintPalette, priority: 7,
            .navigation
        ) { CommandPaletteState.open(in: &$0) },
        ActionDefinition(.messages, "messages", [.character("!")], .hintMessages) {
            $0.overlay = .toastHistory(ToastHistory())
            return []
        },
        ActionDefinition(
            .commandLog, "command-log", [.character("@")], .hintCommandLog, .unlogged
        ) {
            $0.overlay = .commandLog(CommandLogPane())
            return []
        },
        ActionDefinition(.pager, "pager", [.character("|")], .hintPager, .unlogged) {
            $0.openPager($0.screen.component.pagerLines(of: $0))
        },
        ActionDefinition(
            .editCatalog, "edit-catalog", [], .hintEditCatalog, on: [.shop, .sandbox],
            [.unlogged, .changes],
            if: { $0.context.catalogPath != nil }
        ) { $0.editCatalog() },
        ActionDefinition(.theme, "theme", [.character("t")], .hintTheme, priority: 8) {
            $0.overlay = .themes(ThemePicker(original: $0.themeName))
            return [.terminal(.listThemes)]
        },
        ActionDefinition(.refresh, "refresh", [.character("r")], .hintRefresh, priority: 9) {
            $0.screen.component.refresh(&$0)
        },
        ActionDefinition(
            .copy, "copy", [.character("y")], .hintCopy, on: [.activity, .receipt, .log],
            priority: 7, .selection, if: { $0.screen.component.copyableText(in: $0) != nil }
        ) { $0.copy() },
        ActionDefinition(.language, "language", [.character("L")], .hintLanguage, priority: 10) {
            $0.changeLanguage(by: 1)
        },
        ActionDefinition(.undo, "undo", [.character("u")], .hintUndo) { $0.undoLast() },
        ActionDefinition(.redo, "redo", control: "r", .hintRedo) { $0.redoLast() },
    ]

    static let screens =
        Screen.allCases.map { screen in
            let digit = Character(String(screen.rawValue + 1))
            return ActionDefinition(
                .show(screen), screen.logName, [.character(digit)], screen.name, .unlogged,
                if: { screen.fits(in: $0.size) }
            ) { $0.show(screen) }
        } + [
            ActionDefinition(
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
        ActionDefinition(.screenAfter, "next-screen", [.tab], .hintScreen, .unlogged) {
            $0.show($0.screens.cycled(from: $0.screen, by: 1))
        },
        ActionDefinition(.screenBefore, "screen-back", [.backTab], .hintScreenBack, .unlogged) {
            $0.show($0.screens.cycled(from: $0.screen, by: -1))
        },
        ActionDefinition(
            .back, "back", [.escape], .hintBack, priority: 2, isFixed: true,
            if: { model in
                model.isInDetail || model.hasMarks || model.filter?.text != nil
                    || model.screen.component.isNested(in: model)
            }
        ) { $0.goBack() },
    ]

    private static func move(
        _ action: Action, _ name: String, _ keys: [Key], _ label: TextKey
    ) -> ActionDefinition {
        ActionDefinition(action, name, keys, label, [.navigation, .unlogged]) { $0.move(action) }
    }

    /// What concerns the whole program.
    static let program = [
        ActionDefinition(.mouse, "mouse", [.character("m")], .hintMouse) { $0.toggleMouse() },
        ActionDefinition(
            .quit, "quit", [.character("q")], .hintQuit, priority: 6, fixedControl: "c", .program
        ) { _ in [.terminal(.quit)] },
        ActionDefinition(.suspend, "suspend", control: "z", .hintSuspend, .program) { _ in
            [.terminal(.suspend)]
        },
        ActionDefinition(.redraw, "redraw", control: "l", .hintRedraw, isFixed: true, .program) {
            _ in
            [.terminal(.redraw)]
        },
    ]
}
