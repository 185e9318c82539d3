package import StoreModel

/// The tombstone of a transaction that the merchant has judged: kept for ever.
package struct GrantRecord: Hashable, Sendable {
    /// The transaction.
    package let transactionID: TransactionID
    /// The first transaction of the ownership.
    package let originalID: TransactionID
    /// To whom its goods went.
    package let account: AccountName
    /// Whether this one paid out; false for a copy and for one that was refunded before it was ever seen.
    package let isCredited: Bool
    /// When the refund was settled.
    package let revokedAt: Timestamp?

    /// Takes the parts as they are.
    package init(
        transactionID: TransactionID, originalID: TransactionID, account: AccountName,
        isCredited: Bool, revokedAt: Timestamp? = nil
    ) {
        self.transactionID = transactionID
        self.originalID = originalID
        self.account = account
        self.isCredited = isCredited
        self.revokedAt = revokedAt
    }
}
