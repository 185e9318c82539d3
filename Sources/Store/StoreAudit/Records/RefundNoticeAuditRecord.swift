package import StoreModel

/// The store's word to every device of an account that a transaction was refunded.
package struct RefundNoticeAuditRecord: Hashable, Sendable {
    /// Its place among the store's changes.
    package var sequence: Int64
    /// Whose devices are told.
    package var account: AccountName
    /// What was refunded.
    package var transactionID: TransactionID

    /// Takes the parts as they are.
    package init(sequence: Int64, account: AccountName, transactionID: TransactionID) {
        self.sequence = sequence
        self.account = account
        self.transactionID = transactionID
    }
}
