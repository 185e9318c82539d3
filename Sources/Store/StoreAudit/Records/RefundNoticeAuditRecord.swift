package import StoreModel

/// The store's notice to every device of an account that a transaction was refunded.
package struct RefundNoticeAuditRecord: Hashable, Sendable {
    /// The number among the store's changes.
    package var sequence: Int64
    /// The account whose devices receive it.
    package var account: AccountName
    /// The refunded transaction.
    package var transactionID: TransactionID

    /// Creates a value from its parts without validating them.
    package init(sequence: Int64, account: AccountName, transactionID: TransactionID) {
        self.sequence = sequence
        self.account = account
        self.transactionID = transactionID
    }
}
