import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// A result in the palette.
struct PaletteItem: Hashable, Sendable {
    /// The effect of choosing a result.
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
        /// The crash point of the next purchase; nil for none.
        case crash(CrashMoment?)
        case crashNow
        case toggle(PreferenceToggle)
        case saveDisplay(String)
    }

    let target: Target
    /// The category of the result.
    let kind: Phrase
    /// The result's name.
    let name: SafeText
    /// A key, price or number that is shown beside the name.
    let note: SafeText
}
