package import StoreModel

/// What a call is about, as far as it says.
package enum FaultSubject: Hashable, Sendable {
    /// Nothing in particular.
    case nothing
    /// A product.
    case product(ProductID)
    /// An order.
    case order(IntentID)
    /// A transaction.
    case transaction(TransactionID)
}
