/// One of the two sides that answer.
package enum Side: String, Hashable, Sendable, CaseIterable {
    /// The store.
    case store
    /// The merchant.
    case merchant
}
