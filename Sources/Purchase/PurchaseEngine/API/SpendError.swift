public import StoreModel

/// Why goods were not spent.
public enum SpendError: Error, Hashable, Sendable {
    /// An amount of less than one.
    case invalidAmount
    /// There are too few; nothing was taken.
    case notEnough(have: Int64)
    /// The merchant refused for another reason; nothing was taken.
    case refused(String)
    /// The merchant gave no answer yet: the spending is journalled and sent again, now or at the next start.
    case noAnswer(SpendID)
    /// The journal failed, or another kiosk drives this device; nothing was taken.
    case journal(JournalError)

    /// What happened, whether anything was taken, and what to do; may quote hostile text.
    public var message: String {
        switch self {
        case .invalidAmount: "The amount has to be at least 1. Nothing was spent."
        case .notEnough(let have):
            "There are only \(have). Nothing was spent; get more, or spend less."
        case .refused(let reason): "The merchant refused: \(reason) Nothing was spent."
        case .noAnswer(let id):
            "The merchant has not answered. The spending \(id) goes on by itself, once; look again later."
        case .journal(let failure): "Nothing was spent: \(failure.message)"
        }
    }
}
