import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// One thing that the palette can go to or do.
struct PaletteItem: Hashable, Sendable {
    /// What it does.
    enum Target: Hashable, Sendable {
        case action(Action)
        case product(ProductID)
        case transaction(rowID: String)
        case theme(String)
        case language(LocaleID)
        case outcome(Outcome)
        case sort(ShopSort)
        case place(EntryDialog.Kind)
        case clock(ClockAct)
        case job(SandboxJob)
        /// Where the next purchase kills the program; nil for nowhere.
        case crash(CrashMoment?)
        case crashNow
        case toggle(PreferenceToggle)
        case saveDisplay(String)
    }

    let target: Target
    /// What kind of thing it is.
    let kind: Phrase
    /// What it is called; harmless already.
    let name: SafeText
    /// A key, a price or a number beside it.
    let note: SafeText
}
