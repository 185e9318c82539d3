package import PurchaseCore
import StoreModel

/// What the projections have to hold after an append: the payments and deliveries it touched, and the wallet.
package struct JournalProjection: Sendable {
    /// The touched payments.
    package var payments: [Payment] = []
    /// The touched deliveries.
    package var deliveries: [Delivery] = []
    /// The wallet, if it changed.
    package var wallet: WalletState?
    /// The cursor.
    package var cursor: Int64 = 0

    /// What `events` touched in the state that they led to.
    package init(of events: [JournalEvent], in state: QueueState) {
        payments = Set(events.compactMap(\.intentID)).compactMap { state.payments[$0] }
        deliveries = Set(events.compactMap(\.transactionID)).compactMap { state.deliveries[$0] }
        wallet = state.wallet
        cursor = state.cursor
    }
}
