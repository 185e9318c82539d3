package import StoreModel

/// The tombstone of a transaction that the merchant has verified; it is never deleted.
package struct GrantRecord: Hashable, Sendable {
    /// The transaction.
    package let transactionID: TransactionID
    /// The original transaction of the ownership.
    package let originalID: TransactionID
    /// The account that received the goods.
    package let account: AccountName
    /// Whether this transaction granted goods; false for a copy, and for a transaction that was refunded before the
    /// merchant first received it.
    package let isCredited: Bool
    /// When the refund was applied; nil without a refund, and after its reversal.
    package let revokedAt: Timestamp?
    /// The revision of the store's answer that was applied last; see `RevocationState`.
    package let revision: Int

    /// Creates a record from its parts; `revision` defaults to 1 for a revoked transaction and to 0 otherwise.
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
