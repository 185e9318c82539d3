/// A dialog on top of a screen, which receives the keys.
enum Overlay: Sendable {
    case help(HelpState)
    case manual(ManualReader)
    /// The past toasts, scrolled to a line.
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
