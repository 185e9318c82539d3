package import PurchaseCore
package import StoreModel

/// What this process recorded and has not sent yet.
///
/// Only the first request for it may be refused for good, whatever the reason: after a restart, or a second recording of
/// the same id, nobody knows any more whether one was sent before.
package struct FirstAttempts: Hashable, Sendable {
    /// The orders.
    package var orders: Set<IntentID> = []
    /// The spendings.
    package var spends: Set<SpendID> = []

    /// Nothing was recorded.
    package init() {}

    /// Takes in a fact that this process decided.
    package mutating func note(_ event: JournalEvent) {
        switch event {
        case .intentRecorded(let intent): orders.insert(intent.id)
        case .spendRecorded(let spend): spends.insert(spend.id)
        default: break
        }
    }
}
