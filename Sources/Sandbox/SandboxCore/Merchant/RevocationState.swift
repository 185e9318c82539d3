package import StoreModel

/// The store's answer about the revocation of a transaction, with its revision.
///
/// The store may change its answer: a refund, its reversal, another refund. Each answer has a revision number, so that
/// the newest one applies no matter in which order and how often they arrive.
package struct RevocationState: Hashable, Sendable {
    /// The revision: 0 for the sale, and one more for each change.
    package let revision: Int
    /// When the transaction was revoked; nil while it is valid.
    package let revokedAt: Timestamp?
    /// The share of its goods that is taken back, in thousandths of a percent.
    package let share: Int
    /// Whether the transaction was deleted; goods that were not granted before are then never granted.
    package let isDeleted: Bool

    /// Creates a state from its parts; `share` defaults to everything for a revoked transaction.
    package init(
        revision: Int, revokedAt: Timestamp?, share: Int? = nil, isDeleted: Bool = false
    ) {
        self.revision = revision
        self.revokedAt = revokedAt
        self.share = share ?? (revokedAt == nil ? 0 : Transaction.fullShare)
        self.isDeleted = isDeleted
    }

    /// Reads the state from a transaction.
    package init(_ transaction: Transaction) {
        self.init(
            revision: transaction.revision, revokedAt: transaction.revocationDate,
            share: transaction.withdrawnShare, isDeleted: transaction.withdrawal == .deleted)
    }

    /// Returns the newer one of two states.
    func orNewer(_ other: RevocationState) -> RevocationState {
        other.revision > revision ? other : self
    }
}
