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
    package var paid: [PaidAuditRecord]
    /// The notices of refunds to devices.
    package var refundNews: [RefundNoticeAuditRecord]
    /// The refunds that the merchant has not received.
    package var outbox: [TransactionID]
    /// Whether devices of other machines buy at this store; their journals are not available.
    package var hasGuests: Bool
    /// The subscriptions.
    package var subscriptions: [SubscriptionAuditRecord] = []
    /// The references from other rows of the store to orders.
    package var mentions: [OrderMention] = []

    /// Creates a value from its parts without validating them.
    package init(
        orders: [OrderAuditRecord] = [], closedIntents: [IntentID] = [],
        transactions: [TransactionAuditRecord] = [], charges: [ChargeAuditRecord] = [],
        paid: [PaidAuditRecord] = [],
        refundNews: [RefundNoticeAuditRecord] = [], outbox: [TransactionID] = [],
        hasGuests: Bool = false
    ) {
        self.orders = orders
        self.closedIntents = closedIntents
        self.transactions = transactions
        self.charges = charges
        self.paid = paid
        self.refundNews = refundNews
        self.outbox = outbox
        self.hasGuests = hasGuests
    }
}
