public import PurchaseCore
public import StoreAPI
public import StoreModel

/// Why a purchase or a restore failed.
public enum PurchaseError: Error, Hashable, Sendable {
    /// The product is not sold in that quantity; not charged.
    case invalidQuantity(allowed: ClosedRange<Int>)
    /// The product cannot be bought; not charged.
    case unavailable(UnavailableReason)
    /// The store declined the order; not charged.
    case declined(TransactionRow)
    /// The order was charged, and the merchant rejected it permanently: the goods are not delivered, and the row
    /// contains the reason.
    case rejected(TransactionRow)
    /// The order was charged and refunded before the purchase completed; the customer does not own the product.
    case refunded(TransactionRow)
    /// The caller stopped waiting. The same order continues, now or at the next start.
    case outcomeUnknown(TransactionRow)
    /// The journal failed before the order was sent, or another kiosk drives this device; not charged.
    case journal(JournalError)
    /// The backend did not perform the request.
    case service(ServiceFailure)
}
