/// The finer stage beside the state; the raw values are the words of `--json`.
public enum TransactionStage: String, Hashable, Sendable, Codable, CaseIterable {
    /// Confirmed and durable; on its way to the store.
    case journalled
    /// Sent to the store.
    case submitting
    /// No answer: the outcome is unknown.
    case retrying
    /// The store waits for approval.
    case awaitingApproval = "awaiting-approval"
    /// The signed transaction is durable.
    case received
    /// The merchant said yes.
    case verified
    /// The goods are there.
    case delivered
    /// The store knows that it is settled.
    case finished
    /// Not charged.
    case declined
    /// Cancelled in the store's sheet.
    case cancelled
    /// The merchant refused it for good.
    case quarantined
    /// The money went back.
    case refunded
}
