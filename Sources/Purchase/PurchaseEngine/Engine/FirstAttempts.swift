package import PurchaseCore
package import StoreModel

/// The orders and spendings that this process recorded and has not sent yet.
///
/// Only a refusal of the first request is final for every reason. After a restart, or if the same ID is recorded twice,
/// an earlier request may have been sent.
package struct FirstAttempts: Hashable, Sendable {
    /// The orders that were recorded and not sent.
    package var orders: Set<IntentID> = []
    /// The spendings that were recorded and not sent.
    package var spends: Set<SpendID> = []

    /// Creates an empty set of attempts.
    package init() {}

    /// Adds an event that this process decided.
    package mutating func record(_ event: JournalEvent) {
        switch event {
        case .intentRecorded(let intent): orders.insert(intent.id)
        case .spendRecorded(let spend): spends.insert(spend.id)
        default: break
        }
    }
}
