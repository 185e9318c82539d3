package import StoreModel

/// What a call is about, if it states that.
package enum FaultSubject: Hashable, Sendable {
    /// The call does not name a subject.
    case nothing
    case product(ProductID)
    case order(IntentID)
    case transaction(TransactionID)
}
