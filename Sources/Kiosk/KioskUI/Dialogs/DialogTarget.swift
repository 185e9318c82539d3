import TerminalGraphics

/// The target of a click in a dialog.
enum DialogTarget: Hashable, Sendable {
    /// Acts as a press of this key.
    case key(KeyPress)
    /// A control of the purchase dialog.
    case purchase(PurchaseDialog.Control)
    /// Changes the value of a control of the purchase dialog by a step.
    case turn(PurchaseDialog.Control, by: Int)
    /// A control of the spending dialog.
    case spend(SpendDialog.Control)
    /// A result in the palette, by its position.
    case palette(Int)
    /// A key in help, by its position.
    case help(Int)
    /// A link in the manual, by its position.
    case manual(Int)
    /// A control of the refund dialog.
    case refund(RefundDialog.Control)
    /// A theme in the list, by its position.
    case theme(Int)
    /// A control of the confirmation before the store's clock is advanced.
    case clock(ClockDialog.Control)
    /// A plan of the subscription group, by its position.
    case plan(Int)
}
