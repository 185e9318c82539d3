public import StoreModel

/// Why goods were not spent.
public enum SpendError: Error, Hashable, Sendable {
    /// The amount is less than one.
    case invalidAmount
    /// The balance is too low; nothing was deducted.
    case notEnough(have: Int64)
    /// The merchant refused for another reason; nothing was deducted.
    case refused(String)
    /// The merchant has not answered yet. The spending is in the journal and is sent again, now or at the next start.
    case noAnswer(SpendID)
    /// The journal failed, or another kiosk drives this device; nothing was deducted.
    case journal(JournalError)

    /// The error, whether anything was deducted, and the remedy; may quote untrusted text.
    public var message: String {
        switch self {
        case .invalidAmount: "Invalid amount: use at least 1. Nothing was spent."
        case .notEnough(let have):
            "The wallet has only \(have). Nothing was spent. Buy more, or spend less."
        case .refused(let reason): "The merchant refused: \(reason) Nothing was spent."
        case .noAnswer(let id):
            "The merchant has not answered. The spending \(id) continues automatically, once; check again later."
        case .journal(let failure): "Nothing was spent: \(failure.message)"
        }
    }
}
