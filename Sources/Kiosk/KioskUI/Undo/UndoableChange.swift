import StoreModel

/// Something that was changed about what is shown, with what it was before; money is never among it.
enum UndoableChange: Hashable, Sendable {
    case filter(Screen, String?)
    case order(ShopSort)
    case part(ActivityPart)
    case outcome(Outcome)
    case language(LocaleID)
    case theme(String)
    /// Where the next purchase kills the program.
    case crash(CrashMoment?)
    /// How far the store's clock is set forward at once.
    case step(ClockStep)

    /// The screen on which it is seen; nil for what counts on every screen.
    var screen: Screen? {
        switch self {
        case .filter(let screen, _): screen
        case .order: .shop
        case .part: .activity
        case .step: .sandbox
        // The next purchase goes that way, wherever it is begun.
        case .outcome, .crash, .language, .theme: nil
        }
    }
}
