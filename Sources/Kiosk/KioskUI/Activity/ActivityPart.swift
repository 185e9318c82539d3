import PurchaseCore
import StoreModel
import StoreText

/// A filter of Activity's list by the outcome of the transactions.
enum ActivityPart: CaseIterable, Hashable, Sendable {
    case all, open, failed, refunded

    /// Returns whether the filter includes a transaction.
    func has(_ row: TransactionRow) -> Bool {
        switch self {
        case .all: true
        case .open: row.isOpen
        case .failed: [.declined, .cancelled, .quarantined].contains(row.stage)
        case .refunded: row.stage == .refunded
        }
    }

    /// The filter's name, with a parameter for the number of its transactions.
    var name: Phrase {
        switch self {
        case .all: .activityAll
        case .open: .activityOpen
        case .failed: .activityFailed
        case .refunded: .activityRefunded
        }
    }

    /// Returns the filter `step` positions further, wrapping around at the ends.
    func moved(by step: Int) -> ActivityPart { Self.allCases.turned(from: self, by: step) }
}
