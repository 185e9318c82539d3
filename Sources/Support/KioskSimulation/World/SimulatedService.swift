/// One of the two sides that answer.
package enum SimulatedService: String, Hashable, Sendable, CaseIterable {
    /// The store.
    case store
    /// The merchant.
    case merchant
}
