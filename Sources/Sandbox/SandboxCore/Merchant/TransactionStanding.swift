package import StoreModel

/// What the store says of a transaction when the merchant asks it.
package enum TransactionStanding: Hashable, Sendable {
    /// It stands.
    case valid
    /// The money went back at this moment.
    case refunded(Timestamp)
    /// The store does not know it, which may pass: a store that is restored from a backup knows less for a while.
    case unknown
    /// The store did not answer.
    case noAnswer
}
