public import PurchaseCore

/// How a purchase ended, as far as its caller waits for it; the three are results and no errors.
public enum PurchaseResult: Hashable, Sendable {
    /// Bought and delivered; finished too, unless that is done by hand.
    case success(TransactionRow)
    /// Waits for somebody's approval; it goes on by itself.
    case pending(TransactionRow)
    /// The customer cancelled; not charged.
    case userCancelled(TransactionRow)
}
