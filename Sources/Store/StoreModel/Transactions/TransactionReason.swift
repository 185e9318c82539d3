/// Who made a transaction (Apple's `transactionReason`).
public enum TransactionReason: String, Codable, Hashable, Sendable {
    /// The customer.
    case purchase = "PURCHASE"
    /// The store, at a renewal.
    case renewal = "RENEWAL"
}
