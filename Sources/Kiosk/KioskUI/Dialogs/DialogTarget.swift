import TerminalGraphics

/// What a click in a dialog means.
enum DialogTarget: Hashable, Sendable {
    /// The same as this key.
    case key(KeyPress)
    /// A control of the purchase dialog.
    case purchase(PurchaseDialog.Control)
    /// One more or one less of what a control chooses among.
    case turn(PurchaseDialog.Control, by: Int)
    /// A control of the spending dialog.
    case spend(SpendDialog.Control)
    /// A find of the palette.
    case palette(Int)
    /// A key in help.
    case help(Int)
    /// A control of the refund dialog.
    case refund(RefundDialog.Control)
    /// A theme of the list.
    case theme(Int)
    /// A control of the question before the store's clock goes forward.
    case clock(ClockDialog.Control)
    /// A plan of the group.
    case plan(Int)
}
