import PurchaseCore
import StoreModel
import StoreText

/// The transactions that Activity shows at a time.
enum ActivityPart: CaseIterable, Hashable, Sendable {
    case all, open, failed, refunded

    /// Whether a transaction is one of them.
    func has(_ row: TransactionRow) -> Bool {
        switch self {
        case .all: true
        case .open: row.isOpen
        case .failed: [.declined, .cancelled, .quarantined].contains(row.stage)
        case .refunded: row.stage == .refunded
        }
    }

    /// What it is called, with how many there are.
    var name: Phrase {
        switch self {
        case .all: .activityAll
        case .open: .activityOpen
        case .failed: .activityFailed
        case .refunded: .activityRefunded
        }
    }

    /// The part so many places further, round and round.
    func moved(by step: Int) -> ActivityPart { Self.allCases.turned(from: self, by: step) }
}
