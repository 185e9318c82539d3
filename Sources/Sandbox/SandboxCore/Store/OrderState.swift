package import StoreModel

/// Where an order stands in the store's tables; only `pending` ever changes.
package enum OrderState: Hashable, Sendable {
    /// It waits for somebody's approval.
    case pending
    /// The customer cancelled in the store's sheet.
    case cancelled
    /// Not charged.
    case declined(DeclineReason)
    /// Charged, or free because it is owned or was paid before.
    case purchased(TransactionID)
}
