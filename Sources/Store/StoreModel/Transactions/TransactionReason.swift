/// What created a transaction (Apple's `transactionReason`).
public enum TransactionReason: String, Codable, Hashable, Sendable {
    /// A purchase by the customer.
    case purchase = "PURCHASE"
    /// A renewal by the store.
    case renewal = "RENEWAL"
}
