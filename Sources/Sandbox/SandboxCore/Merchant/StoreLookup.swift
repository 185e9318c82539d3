package import StoreModel

/// What the store says of a transaction when the merchant asks it.
package enum StoreLookup: Hashable, Sendable {
    /// Its word of today.
    case told(RevocationState)
    /// The store does not know it, which may pass: a store that is restored from a backup knows less for a while.
    case unknown
    /// The store did not answer.
    case noAnswer

    /// It stands as it was sold.
    package static let valid = told(RevocationState(revision: 0, revokedAt: nil))

    /// All of the money went back at a moment.
    package static func refunded(_ moment: Timestamp) -> StoreLookup {
        .told(RevocationState(revision: 1, revokedAt: moment))
    }
}
