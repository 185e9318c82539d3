/// The detailed stage of a transaction; the raw values appear in the output of `--json`.
public enum TransactionStage: String, Hashable, Sendable, Codable, CaseIterable {
    /// The intent is durable and on its way to the store.
    case journalled
    /// The order was sent to the store.
    case submitting
    /// The store did not answer, so the outcome is unknown.
    case retrying
    /// The store waits for an approval.
    case awaitingApproval = "awaiting-approval"
    /// The signed transaction is durable.
    case received
    /// The merchant accepted the transaction.
    case verified
    /// The goods are delivered.
    case delivered
    /// The store has confirmed that the transaction is finished.
    case finished
    /// The order was declined and not charged.
    case declined
    /// The customer cancelled in the store's sheet.
    case cancelled
    /// The merchant rejected the transaction permanently.
    case quarantined
    /// The transaction was refunded.
    case refunded
}
