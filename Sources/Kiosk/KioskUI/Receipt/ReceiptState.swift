import StoreModel

/// Which receipt is shown, and from which line on.
struct ReceiptState: Sendable {
    /// What is asked for: a refund makes another receipt of the same transaction.
    struct Question: Hashable, Sendable {
        let id: TransactionID
        let changedAt: Timestamp?
    }

    /// The transaction whose receipt is shown; nil for the newest one that has a receipt.
    var subject: TransactionID?
    /// What was last asked for, and as it was when; nothing is asked for twice.
    var asked: Question?
    /// What was told last.
    var facts: ReceiptFacts?
    /// Whether this device has no signed form of the one that was asked for.
    var isMissing = false
    /// Why that could not be read; hostile text.
    var failure: String?
    var top = 0
}
