/// What lies over a screen and takes its keys.
enum Overlay: Sendable {
    case help(HelpState)
    case palette(PaletteState)
    case themes(ThemePicker)
    case buy(PurchaseDialog)
    case spend(SpendDialog)
    case refund(RefundDialog)
    case entry(EntryDialog)
}
