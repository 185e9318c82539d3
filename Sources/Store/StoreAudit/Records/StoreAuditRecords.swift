package import StoreModel

/// The contents of the store's file.
package struct StoreAuditRecords: Hashable, Sendable {
    /// Every order that the store received.
    package var orders: [OrderAuditRecord]
    /// The orders that a device abandoned before the store received them.
    package var closedIntents: [IntentID]
    /// Every transaction.
    package var transactions: [TransactionAuditRecord]
    /// Every movement of money.
    package var charges: [ChargeAuditRecord]
    /// The totals that accounts have paid, less refunds.
    package var paidTotals: [PaidTotalAuditRecord]
    /// The notices of refunds to devices.
    package var refundNotices: [RefundNoticeAuditRecord]
    /// The refunds that the merchant has not received.
    package var outbox: [TransactionID]
    /// Whether devices of other machines buy at this store; their journals are not available.
    package var hasRemoteDevices: Bool
    package var subscriptions: [SubscriptionAuditRecord] = []
    /// The references from other rows of the store to orders.
    package var orderReferences: [StoredOrderReference] = []

    /// Creates a value from its parts without validating them.
    package init(
        orders: [OrderAuditRecord] = [], closedIntents: [IntentID] = [],
        transactions: [TransactionAuditRecord] = [], charges: [ChargeAuditRecord] = [],
        paidTotals: [PaidTotalAuditRecord] = [],
        refundNotices: [RefundNoticeAuditRecord] = [], outbox: [TransactionID] = [],
        hasRemoteDevices: Bool = false
    ) {
        self.orders = orders
        self.closedIntents = closedIntents
        self.transactions = transactions
        self.charges = charges
        self.paidTotals = paidTotals
        self.refundNotices = refundNotices
        self.outbox = outbox
        self.hasRemoteDevices = hasRemoteDevices
    }
}
