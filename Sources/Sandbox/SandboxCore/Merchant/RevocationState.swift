package import StoreModel

/// What the store says of a transaction's standing, and which of its words that is.
///
/// The store may change its mind: a refund, its reversal, another refund. Its words are numbered, so that the newest one counts,
/// in whichever order they come and however often.
package struct RevocationState: Hashable, Sendable {
    /// Which word it is: 0 as it was sold, and one more each time something changed.
    package let revision: Int
    /// When it was taken back; nil while it stands.
    package let revokedAt: Timestamp?
    /// How much of what it gave is taken back, in thousandths of a percent.
    package let share: Int
    /// Whether it was deleted: what was not given before is not given any more.
    package let isDeleted: Bool

    /// Takes the parts as they are; without a share, all of what is revoked.
    package init(
        revision: Int, revokedAt: Timestamp?, share: Int? = nil, isDeleted: Bool = false
    ) {
        self.revision = revision
        self.revokedAt = revokedAt
        self.share = share ?? (revokedAt == nil ? 0 : Transaction.whole)
        self.isDeleted = isDeleted
    }

    /// What a transaction says.
    package init(_ transaction: Transaction) {
        self.init(
            revision: transaction.revision, revokedAt: transaction.revocationDate,
            share: transaction.withdrawnShare, isDeleted: transaction.withdrawal == .deleted)
    }

    /// Of two the newer one.
    func orNewer(_ other: RevocationState) -> RevocationState {
        other.revision > revision ? other : self
    }
}
