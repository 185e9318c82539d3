package import SandboxCore
package import StoreModel

/// The rules of the simulated store; every default is the real rule.
package struct StoreRules: Sendable {
    /// Decides on a purchase request.
    package typealias Purchase =
        @Sendable (OrderTerms, String, Outcome, PurchaseFacts, TransactionNumbers) ->
        PurchaseRules.Decision
    /// Decides on an approved order, given the unfinished transaction, the owned one, and new ids.
    package typealias Approve =
        @Sendable (OrderTerms, TransactionID?, TransactionRecord?, TransactionNumbers) ->
        PurchaseOutcome

    /// Decides on a purchase request.
    package var purchase: Purchase = {
        PurchaseRules.decide($0, content: $1, outcome: $2, facts: $3, numbers: $4)
    }
    /// Decides on an approved order.
    package var approve: Approve = {
        PurchaseRules.approve(
            $0,
            facts: PurchaseFacts(earlier: .none, offer: nil, unfinished: $1, owned: $2),
            numbers: $3)
    }
    /// Decides on a refund.
    package var refund: @Sendable (TransactionRecord, [TransactionRecord]) -> RefundRules.Decision =
        {
            RefundRules.decide($0, copies: $1)
        }
    /// Returns the transactions of a restore.
    package var restore:
        @Sendable ([TransactionRecord], [TransactionRecord]) -> [RestoreRules.Item] = {
            RestoreRules.items(owned: $0, unfinished: $1)
        }
    /// Returns whether a changed transaction is reported to a device.
    package var isReported: @Sendable (TransactionRecord) -> Bool = {
        $0.isUnfinished || $0.isRevoked
    }
    /// Returns the id of the next transaction, given the last one.
    package var nextTransactionNumber: @Sendable (Int64, Timestamp) -> Int64 = {
        TransactionNumberGenerator.next(after: $0, at: $1)
    }
    /// Returns whether a restore includes a transaction of this type.
    package var isRestorable: @Sendable (Transaction) -> Bool = { $0.type == .nonConsumable }
    /// The deadline for finishing a charge.
    package var finishDeadline: FinishDeadline? = .standard
    /// Whether the charge and its order are one SQLite transaction.
    package var isAtomic = true
    /// Whether a closed order stays closed.
    package var keepsOrdersClosed = true

    /// Creates the real rules.
    package init() {}
}
