package import StoreModel

/// What the store's file says.
package struct StoreAuditRecords: Hashable, Sendable {
    /// Every order that arrived.
    package var orders: [OrderAuditRecord]
    /// Orders that a device gave up before they arrived.
    package var closedIntents: [IntentID]
    /// Every transaction.
    package var transactions: [TransactionAuditRecord]
    /// Every movement of money.
    package var charges: [ChargeAuditRecord]
    /// What accounts have paid in all, refunds taken off.
    package var paid: [PaidAuditRecord]
    /// What devices are told of refunds.
    package var refundNews: [RefundNoticeAuditRecord]
    /// Refunds of which the merchant has not heard.
    package var outbox: [TransactionID]
    /// Whether devices of other machines shop here, whose journals are theirs.
    package var hasGuests: Bool
    /// Where each subscription stands.
    package var subscriptions: [SubscriptionAuditRecord] = []
    /// The orders that other rows of the store name.
    package var mentions: [OrderMention] = []

    /// Takes the parts as they are.
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
