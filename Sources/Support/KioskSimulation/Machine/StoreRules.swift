package import SandboxCore
package import StoreModel

/// How the simulated store decides; every default is the real rule.
package struct StoreRules: Sendable {
    /// A purchase request.
    package typealias Purchase =
        @Sendable (OrderTerms, String, Outcome, PurchaseFacts, NewNumbers) -> PurchaseRules.Decision
    /// The approval of an order: the unfinished transaction, the owned one, new numbers.
    package typealias Approve =
        @Sendable (OrderTerms, TransactionID?, TransactionRecord?, NewNumbers) -> PurchaseOutcome

    /// What becomes of a purchase request.
    package var purchase: Purchase = {
        PurchaseRules.decide($0, content: $1, outcome: $2, facts: $3, numbers: $4)
    }
    /// What becomes of an order that somebody approved.
    package var approve: Approve = {
        PurchaseRules.approve(
            $0,
            facts: PurchaseFacts(earlier: .none, offer: nil, unfinished: $1, owned: $2),
            numbers: $3)
    }
    /// What a refund does.
    package var refund: @Sendable (TransactionRecord, [TransactionRecord]) -> RefundRules.Decision =
        {
            RefundRules.decide($0, copies: $1)
        }
    /// What a restore brings back.
    package var restore:
        @Sendable ([TransactionRecord], [TransactionRecord]) -> [RestoreRules.Item] = {
            RestoreRules.items(owned: $0, waiting: $1)
        }
    /// Whether a changed transaction is told to a device.
    package var isNews: @Sendable (TransactionRecord) -> Bool = { $0.isUnfinished || $0.isRevoked }
    /// The id of the next transaction, after the last one.
    package var number: @Sendable (Int64, Timestamp) -> Int64 = {
        TransactionNumber.next(after: $0, at: $1)
    }
    /// Whether a restore brings a transaction's like back.
    package var isRestorable: @Sendable (Transaction) -> Bool = { $0.type == .nonConsumable }
    /// By when a charge has to be finished.
    package var deadline: FinishDeadline? = .standard
    /// Whether the charge and the order that it belongs to are one SQLite transaction.
    package var isAtomic = true
    /// Whether a closed order stays closed.
    package var remembersClosed = true

    /// The real ones.
    package init() {}
}
