import StoreText
import TerminalGraphics

extension Action {
    static let up = Action("up")
    static let down = Action("down")
    static let pageUp = Action("page-up")
    static let pageDown = Action("page-down")
    static let first = Action("first")
    static let last = Action("last")
    static let back = Action("back")
    static let undo = Action("undo")
    static let redo = Action("redo")
    static let language = Action("language")
    static let clockMenu = Action("clock-menu")
    static let clockFreeze = Action("clock-freeze")
    static let clockNext = Action("clock-next")
    static let clockDay = Action("clock-day")
    static let clockMonth = Action("clock-month")
    static let clockYear = Action("clock-year")
    static let clockFaster = Action("clock-faster")
    static let clockSlower = Action("clock-slower")
    static let help = Action("help")
    static let manual = Action("manual")
    static let messages = Action("messages")
    static let commandLog = Action("command-log")
    static let mouse = Action("mouse")
    static let quit = Action("quit")
    static let pager = Action("pager")
    static let editCatalog = Action("edit-catalog")

    /// The action that shows a screen.
    static func show(_ screen: Screen) -> Action { Action(screen.logName) }
}

extension ActionDefinition {
    /// The changes of the store's clock, on the screens that show subscriptions over time. The steps are in the menu:
    /// they cannot be undone, so by default they do not have keys.
    static let clock = [
        clock(.clockMenu, "T", .hintClockMenu, priority: 5, .unlogged) { $0.openClockMenu() },
        clock(.clockNext, nil, .hintClockNext, .unlogged) { $0.confirmAdvance(.nextEvent) },
        clock(.clockMonth, nil, .hintClockMonth, .unlogged) { $0.confirmAdvance(.month) },
        clock(.clockFreeze, "z", .hintClockFreeze) { $0.freezeClock() },
        clock(.clockDay, nil, .hintClockDay, .unlogged) { $0.confirmAdvance(.day) },
        clock(.clockYear, nil, .hintClockYear, .unlogged) { $0.confirmAdvance(.year) },
        clock(.clockFaster, ">", .hintClockFaster) { $0.changeClockRate(by: 1) },
        clock(.clockSlower, "<", .hintClockSlower) { $0.changeClockRate(by: -1) },
    ]

    private static func clock(
        _ action: Action, _ key: Character?, _ label: TextKey, priority: Int? = nil,
        _ traits: Traits = [], _ perform: @escaping @Sendable (inout Model) -> [Command]
    ) -> ActionDefinition {
        ActionDefinition(
            action, key.map { [.character($0)] } ?? [], label, on: [.activity, .library, .sandbox],
            priority: priority, traits.union(.changes),
            if: { $0.screen == .sandbox || !$0.subscriptions.isEmpty }, perform)
    }

    /// Help, the palette, and what concerns the shown document or the way it is shown.
    static let documents = [
        ActionDefinition(
            Action("follow"), [.character("W")], .hintFollow, on: [.log], priority: 3,
            if: { !$0.log.events.isEmpty }
        ) { LogScreen().toggleFollowing(in: &$0) },
        ActionDefinition(
            Action("save"), [.character("w")], .hintSave, on: [.receipt, .log], priority: 6,
            if: { $0.screen.component.saveCommand(in: $0) != nil }
        ) { $0.save(documentOf: $0.screen) },
        ActionDefinition(.help, [.character("?")], .hintHelp, priority: 0) {
            $0.overlay = .help(HelpState())
            return []
        },
        ActionDefinition(.manual, [.function(1)], .hintManual) { ManualState.open(in: &$0) },
        ActionDefinition(
            Action("palette"), [.character(":")], control: "p", .hintPalette, priority: 7,
            .navigation
        ) { CommandPaletteState.open(in: &$0) },
        ActionDefinition(.messages, [.character("!")], .hintMessages) {
            $0.overlay = .toastHistory(ToastHistory())
            return []
        },
        ActionDefinition(.commandLog, [.character("@")], .hintCommandLog, .unlogged) {
            $0.overlay = .commandLog(CommandLogPane())
            return []
        },
        ActionDefinition(.pager, [.character("|")], .hintPager, .unlogged) {
            $0.openPager($0.screen.component.pagerLines(of: $0))
        },
        ActionDefinition(
            .editCatalog, [], .hintEditCatalog, on: [.shop, .sandbox],
            [.unlogged, .changes],
            if: { $0.context.catalogPath != nil }
        ) { $0.editCatalog() },
        ActionDefinition(Action("theme"), [.character("t")], .hintTheme, priority: 8) {
            $0.overlay = .themes(ThemePicker(original: $0.themeName))
            return [.terminal(.listThemes)]
        },
        ActionDefinition(Action("refresh"), [.character("r")], .hintRefresh, priority: 9) {
            $0.screen.component.refresh(&$0)
        },
        ActionDefinition(
            Action("copy"), [.character("y")], .hintCopy, on: [.activity, .receipt, .log],
            priority: 7, .selection, if: { $0.screen.component.copyableText(in: $0) != nil }
        ) { $0.copy() },
        ActionDefinition(.language, [.character("L")], .hintLanguage, priority: 10) {
            $0.changeLanguage(by: 1)
        },
        ActionDefinition(.undo, [.character("u")], .hintUndo) { $0.undoLast() },
        ActionDefinition(.redo, control: "r", .hintRedo) { $0.redoLast() },
    ]

    static let screens =
        Screen.allCases.map { screen in
            let digit = Character(String(screen.rawValue + 1))
            return ActionDefinition(
                .show(screen), [.character(digit)], screen.name, .unlogged,
                if: { screen.fits(in: $0.size) }
            ) { $0.show(screen) }
        } + [
            ActionDefinition(
                Action("previous-screen"), [.character("-")], .hintPrevious, .unlogged
            ) { $0.show($0.previousScreen) }
        ]

    static let movement = [
        move(.up, [.up, .character("k")], .hintMove),
        move(.down, [.down, .character("j")], .hintMove),
        move(.pageUp, [.pageUp], .hintPage),
        move(.pageDown, [.pageDown], .hintPage),
        move(.first, [.home, .character("g")], .hintEnds),
        move(.last, [.end, .character("G")], .hintEnds),
        ActionDefinition(Action("next-screen"), [.tab], .hintScreen, .unlogged) {
            $0.show($0.screens.cycled(from: $0.screen, by: 1))
        },
        ActionDefinition(Action("screen-back"), [.backTab], .hintScreenBack, .unlogged) {
            $0.show($0.screens.cycled(from: $0.screen, by: -1))
        },
        ActionDefinition(
            .back, [.escape], .hintBack, priority: 2, isFixed: true,
            if: { model in
                model.isInDetail || model.hasMarks || model.filter?.text != nil
                    || model.screen.component.isNested(in: model)
            }
        ) { $0.goBack() },
    ]

    private static func move(
        _ action: Action, _ keys: [Key], _ label: TextKey
    ) -> ActionDefinition {
        ActionDefinition(action, keys, label, [.navigation, .unlogged]) { $0.move(action) }
    }

    /// What concerns the whole program.
    static let program = [
        ActionDefinition(.mouse, [.character("m")], .hintMouse) { $0.toggleMouse() },
        ActionDefinition(
            .quit, [.character("q")], .hintQuit, priority: 6, fixedControl: "c", .program
        ) { _ in [.terminal(.quit)] },
        ActionDefinition(Action("suspend"), control: "z", .hintSuspend, .program) { _ in
            [.terminal(.suspend)]
        },
        ActionDefinition(Action("redraw"), control: "l", .hintRedraw, isFixed: true, .program) {
            _ in [.terminal(.redraw)]
        },
    ]
}
