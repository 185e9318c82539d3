/// What lies over a screen and takes its keys.
enum Overlay: Sendable {
    case help(HelpState)
    /// What toasts said, from a line on.
    case told(top: Int)
    case palette(PaletteState)
    case themes(ThemePicker)
    case buy(PurchaseDialog)
    case spend(SpendDialog)
    case refund(RefundDialog)
    case entry(EntryDialog)
    case plans(PlanPicker)
    case clock(ClockDialog)
}
