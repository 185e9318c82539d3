package import StoreModel

/// The state of an order in the store's tables; only a `pending` order changes its state.
package enum OrderState: Hashable, Sendable {
    /// The order waits for approval.
    case pending
    /// The customer cancelled the payment sheet.
    case cancelled
    /// The order was declined and not charged.
    case declined(DeclineReason)
    /// The order was charged, or fulfilled for free because the product is owned or was paid before.
    case purchased(TransactionID)
}
