public import PurchaseCore
public import StoreAPI
public import StoreModel

/// Why a purchase, or a restore, did not come to a result.
public enum PurchaseError: Error, Hashable, Sendable {
    /// The product is not sold in that quantity; not charged.
    case invalidQuantity(allowed: ClosedRange<Int>)
    /// The product cannot be bought; not charged.
    case unavailable(UnavailableReason)
    /// The store did not charge.
    case declined(TransactionRow)
    /// Charged, and refused by the merchant for good: the goods are not delivered, and the reason is in the row.
    case rejected(TransactionRow)
    /// Charged, and the money went back before the purchase came to its end; nothing is owned.
    case refunded(TransactionRow)
    /// The caller stopped waiting: it goes on, now or at the next start, with the same order.
    case outcomeUnknown(TransactionRow)
    /// The journal failed before anything was sent, or another kiosk drives this device; not charged.
    case journal(JournalError)
    /// The backend did not do it.
    case service(ServiceFailure)
}
