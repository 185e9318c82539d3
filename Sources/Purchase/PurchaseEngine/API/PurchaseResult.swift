public import PurchaseCore

/// The result of a purchase at the time when its caller stops waiting; none of the three is an error.
public enum PurchaseResult: Hashable, Sendable {
    /// The product was bought and delivered, and finished unless transactions are finished manually.
    case success(TransactionRow)
    /// The purchase waits for an approval and continues automatically.
    case pending(TransactionRow)
    /// The customer cancelled the purchase; not charged.
    case userCancelled(TransactionRow)
}
