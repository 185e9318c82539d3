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
    /// When the refund was settled; nil where none was, and once it was reversed.
    package let revokedAt: Timestamp?
    /// Which of the store's words was settled last; see `RevocationState`.
    package let revision: Int

    /// Takes the parts as they are; without a revision, that of a first refund or of none.
    package init(
        transactionID: TransactionID, originalID: TransactionID, account: AccountName,
        isCredited: Bool, revokedAt: Timestamp? = nil, revision: Int? = nil
    ) {
        self.transactionID = transactionID
        self.originalID = originalID
        self.account = account
        self.isCredited = isCredited
        self.revokedAt = revokedAt
        self.revision = revision ?? (revokedAt == nil ? 0 : 1)
    }
}
