/// A service that answers requests.
package enum SimulatedService: String, Hashable, Sendable, CaseIterable {
    /// The store.
    case store
    /// The merchant.
    case merchant
}
