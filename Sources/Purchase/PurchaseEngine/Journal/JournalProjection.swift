package import PurchaseCore
package import StoreModel

/// What the projections have to hold after an append: the payments and deliveries it touched, the wallet, the cursor.
package struct JournalProjection: Sendable {
    /// The touched payments.
    package var payments: [Payment] = []
    /// The touched deliveries.
    package var deliveries: [Delivery] = []
    /// Deliveries that entitle no longer.
    package var superseded: Set<TransactionID> = []
    /// The wallet, if it changed.
    package var wallet: WalletState?
    /// Whether the wallet may tell another history than before.
    package private(set) var hasNewEntries = false
    /// The cursor, if it changed.
    package var cursor: Int64?

    /// What `events` touched in the state that they led to.
    package init(of events: [JournalEvent], in state: QueueState) {
        // Sorted, so that equal events write the same rows in the same order.
        payments = Set(events.compactMap(\.intentID)).sorted().compactMap { state.payments[$0] }
        deliveries = Set(events.compactMap(\.transactionID)).sorted()
            .compactMap { state.deliveries[$0] }
        wallet = events.contains(where: \.concernsWallet) ? state.wallet : nil
        hasNewEntries = events.contains(where: \.bringsEntries)
        cursor = events.contains(where: \.movesCursor) ? state.cursor : nil
    }
}

extension JournalEvent {
    fileprivate var movesCursor: Bool { if case .cursorMoved = self { true } else { false } }

    fileprivate var bringsEntries: Bool {
        if case .statementReceived = self { true } else { false }
    }

    /// Whether it changes the wallet.
    fileprivate var concernsWallet: Bool {
        switch self {
        case .delivered, .revocationSettled, .statementReceived, .spendRecorded, .spendConfirmed,
            .spendRefused:
            true
        default: false
        }
    }
}
