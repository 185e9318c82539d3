package import StoreModel

/// The store's answer when the merchant looks up a transaction.
package enum StoreLookup: Hashable, Sendable {
    /// The current state of the transaction.
    case found(RevocationState)
    /// The store does not have the transaction. This can be temporary: a store that is restored from a backup lacks
    /// transactions for a while.
    case unknown
    /// The store did not answer.
    case noAnswer

    /// A transaction that is not revoked.
    package static let valid = found(RevocationState(revision: 0, revokedAt: nil))

    /// A transaction that was fully refunded at a moment.
    package static func refunded(_ moment: Timestamp) -> StoreLookup {
        .found(RevocationState(revision: 1, revokedAt: moment))
    }
}
