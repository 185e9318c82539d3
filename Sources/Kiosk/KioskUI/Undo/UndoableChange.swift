import StoreModel

/// The previous value of a change of the interface. Changes that move money cannot be undone.
enum UndoableChange: Hashable, Sendable {
    case filter(Screen, String?)
    case order(ShopSort)
    case part(ActivityPart)
    case outcome(Outcome)
    case language(LocaleID)
    case theme(String)
    /// The crash point of the next purchase.
    case crash(CrashMoment?)
    /// The step by which the store's clock is advanced.
    case step(ClockStep)

    /// The screen on which the change is visible; nil for changes that affect every screen.
    var screen: Screen? {
        switch self {
        case .filter(let screen, _): screen
        case .order: .shop
        case .part: .activity
        case .step: .sandbox
        // These affect the next purchase or the whole interface, regardless of the screen.
        case .outcome, .crash, .language, .theme: nil
        }
    }
}
