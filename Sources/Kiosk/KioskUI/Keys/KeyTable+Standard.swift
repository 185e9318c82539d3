import StoreText
import TerminalGraphics

extension KeyTable {
    /// The default key bindings.
    package static let standard = KeyTable([
        KeyBinding(.buy, [.character("b")], .hintBuy, on: [.shop], priority: 1),
        KeyBinding(.spend, [.character("s")], .hintSpend, on: [.library], priority: 1),
        KeyBinding(.finish, [.character("f")], .hintFinish, on: [.activity], priority: 3),
        KeyBinding(.open, [.enter], .hintDetails, priority: 2),
        KeyBinding(.restore, [.character("R")], .hintRestore, priority: 4),
        KeyBinding(
            .filter, [.character("/")], .hintFilter, on: [.shop, .activity, .log], priority: 5),
        KeyBinding(.sort, [.character("o")], .hintSort, on: [.shop]),
        KeyBinding(.nextFilter, [.right, .character("l")], .hintPartAfter, on: [.activity]),
        KeyBinding(.previousFilter, [.left, .character("h")], .hintPartBefore, on: [.activity]),
        KeyBinding(
            .receiptAfter, [.right, .character("l")], .hintAfter, on: [.receipt], priority: 3),
        KeyBinding(
            .receiptBefore, [.left, .character("h")], .hintBefore, on: [.receipt], priority: 4),
        KeyBinding(
            .valueAfter, [.right, .character("l")], .hintChange, on: [.sandbox], priority: 3),
        KeyBinding(.valueBefore, [.left, .character("h")], .hintChange, on: [.sandbox]),
        KeyBinding(.approve, [.character("a")], .hintApprove, on: [.sandbox], priority: 1),
        KeyBinding(.decline, [.character("d")], .hintDecline, on: [.sandbox], priority: 1),
        KeyBinding(.refund, [.character("x")], .hintRefund, on: [.sandbox], priority: 1),
        KeyBinding(.agreeToPrice, [.character("a")], .hintAgree, on: [.library], priority: 1),
        KeyBinding(
            .cancelRenewal, [.character("c")], .hintCancelRenewal, on: [.library], priority: 1),
        KeyBinding(.resume, [.character("e")], .hintResume, on: [.library], priority: 1),
        KeyBinding(.changePlan, [.character("p")], .hintPlan, on: [.library], priority: 1),
        KeyBinding(
            .failRenewals, [.character("F")], .hintFailRenewals, on: [.sandbox], priority: 1),
        KeyBinding(.expire, [.character("e")], .hintExpire, on: [.sandbox], priority: 1),
        KeyBinding(.newPrice, [.character("i")], .hintPrice, on: [.sandbox], priority: 1),
        KeyBinding(.extend, [.character("+")], .hintExtend, on: [.sandbox], priority: 1),
        KeyBinding(.clearFault, [.character("c")], .hintClearFault, on: [.sandbox], priority: 1),
        KeyBinding(.buyOutside, [.character("b")], .hintBuyOutside, on: [.sandbox], priority: 1),
        KeyBinding(.planFault, [.character("f")], .hintPlanFault, on: [.sandbox], priority: 4),
        KeyBinding(
            .openOffer, [.character("B")], .hintTakeOffer, on: [.shop, .library], priority: 4),
        KeyBinding(.clockNext, [.character("n")], .hintClockNext, on: clocked, priority: 5),
        KeyBinding(.clockMonth, [.character("M")], .hintClockMonth, on: clocked, priority: 6),
        KeyBinding(.clockFreeze, [.character("z")], .hintClockFreeze, on: clocked),
        KeyBinding(.clockDay, [.character("D")], .hintClockDay, on: clocked),
        KeyBinding(.clockYear, [.character("Y")], .hintClockYear, on: clocked),
        KeyBinding(.clockFaster, [.character(">")], .hintClockFaster, on: clocked),
        KeyBinding(.clockSlower, [.character("<")], .hintClockSlower, on: clocked),
        KeyBinding(.follow, [.character("f")], .hintFollow, on: [.log], priority: 3),
        KeyBinding(.save, [.character("w")], .hintSave, on: [.receipt, .log], priority: 6),
        KeyBinding(.help, [.character("?")], .hintHelp, priority: 0),
        KeyBinding(.manual, [.function(1)], .hintManual),
        KeyBinding(
            .palette, [.character(":")], control: "p", .hintPalette, priority: 7),
        KeyBinding(.messages, [.character("!")], .hintMessages),
        KeyBinding(.theme, [.character("t")], .hintTheme, priority: 8),
        KeyBinding(.refresh, [.character("r")], .hintRefresh, priority: 9),
        KeyBinding(
            .copy, [.character("y")], .hintCopy, on: [.activity, .receipt, .log], priority: 7),
        KeyBinding(.language, [.character("L")], .hintLanguage, priority: 10),
        KeyBinding(.undo, [.character("u")], .hintUndo),
        KeyBinding(.redo, control: "r", .hintRedo),
        KeyBinding(.show(.shop), [.character("1")], .tabShop),
        KeyBinding(.show(.activity), [.character("2")], .tabActivity),
        KeyBinding(.show(.library), [.character("3")], .tabLibrary),
        KeyBinding(.show(.receipt), [.character("4")], .tabReceipt),
        KeyBinding(.show(.sandbox), [.character("5")], .tabSandbox),
        KeyBinding(.show(.log), [.character("6")], .tabLog),
        KeyBinding(.previous, [.character("-")], .hintPrevious),
        KeyBinding(.up, [.up, .character("k")], .hintMove),
        KeyBinding(.down, [.down, .character("j")], .hintMove),
        KeyBinding(.pageUp, [.pageUp], .hintPage),
        KeyBinding(.pageDown, [.pageDown], .hintPage),
        KeyBinding(.first, [.home, .character("g")], .hintEnds),
        KeyBinding(.last, [.end, .character("G")], .hintEnds),
        KeyBinding(.screenAfter, [.tab], .hintScreen),
        KeyBinding(.screenBefore, [.backTab], .hintScreenBack),
        KeyBinding(.back, [.escape], .hintBack, priority: 2, isFixed: true),
        KeyBinding(.mouse, [.character("m")], .hintMouse),
        KeyBinding(.quit, [.character("q")], .hintQuit, priority: 6),
        KeyBinding(.quit, control: "c", .hintQuit, isFixed: true),
        KeyBinding(.suspend, control: "z", .hintSuspend),
        KeyBinding(.redraw, control: "l", .hintRedraw, isFixed: true),
    ])

    /// The screens on which the clock can be changed, because they show subscriptions over time.
    private static let clocked: Set<Screen> = [.activity, .library, .sandbox]
}
