package import PurchaseCore
package import StoreModel

/// The changes of the projections by an append: the affected payments and deliveries, the wallet, and the cursor.
package struct ProjectionUpdate: Sendable {
    /// The affected payments.
    package var payments: [Payment] = []
    /// The affected deliveries.
    package var deliveries: [Delivery] = []
    /// Deliveries that do not grant an entitlement any more.
    package var endedEntitlements: Set<TransactionID> = []
    /// The wallet, if it changed.
    package var wallet: WalletState?
    /// Whether the wallet may contain other ledger entries than before.
    package private(set) var hasNewEntries = false
    /// The cursor, if it changed.
    package var cursor: Int64?

    /// Creates the projection of what `events` affected, in the state after them.
    package init(of events: [JournalEvent], in state: QueueState) {
        // The IDs are sorted, so that equal events write the same rows in the same order.
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

    /// Whether the event changes the wallet.
    fileprivate var concernsWallet: Bool {
        switch self {
        case .delivered, .revocationSettled, .statementReceived, .spendRecorded, .spendConfirmed,
            .spendRefused:
            true
        default: false
        }
    }
}
