package import PurchaseCore
import StoreModel

/// What the projections have to hold after an append: the payments and deliveries it touched, and the wallet.
package struct JournalProjection: Sendable {
    /// The touched payments.
    package var payments: [Payment] = []
    /// The touched deliveries.
    package var deliveries: [Delivery] = []
    /// The wallet, if it or the cursor changed.
    package var wallet: WalletState?
    /// The cursor.
    package var cursor: Int64 = 0

    /// What `events` touched in the state that they led to.
    package init(of events: [JournalEvent], in state: QueueState) {
        payments = Set(events.compactMap(\.intentID)).compactMap { state.payments[$0] }
        deliveries = Set(events.compactMap(\.transactionID)).compactMap { state.deliveries[$0] }
        wallet = events.contains(where: \.concernsWallet) ? state.wallet : nil
        cursor = state.cursor
    }
}

extension JournalEvent {
    /// Whether it changes what is kept of the account as a whole: its wallet, its cursor.
    fileprivate var concernsWallet: Bool {
        switch self {
        case .delivered, .revocationSettled, .statementReceived, .spendRecorded, .spendConfirmed,
            .spendRefused, .cursorMoved:
            true
        default: false
        }
    }
}
