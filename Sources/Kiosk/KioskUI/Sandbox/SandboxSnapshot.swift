package import StoreModel

/// The state of the sandbox store that the Sandbox screen shows; a list is nil if it was not read.
package struct SandboxSnapshot: Hashable, Sendable {
    /// The subscriptions of all accounts, oldest first.
    package var subscriptions: [SandboxSubscription]?
    /// The planned faults, oldest first.
    package var faults: [PlannedFault]?
    /// The products with their edits, in the catalog's order.
    package var products: [SandboxProduct]?
    /// The orders of all accounts, newest first.
    package var orders: [SandboxOrder]?

    /// Creates a snapshot.
    package init(
        subscriptions: [SandboxSubscription]? = nil, faults: [PlannedFault]? = nil,
        products: [SandboxProduct]? = nil, orders: [SandboxOrder]? = nil
    ) {
        self.subscriptions = subscriptions
        self.faults = faults
        self.products = products
        self.orders = orders
    }

    /// Adopts the lists that a newer snapshot has.
    mutating func apply(_ newer: SandboxSnapshot) {
        subscriptions = newer.subscriptions ?? subscriptions
        faults = newer.faults ?? faults
        products = newer.products ?? products
        orders = newer.orders ?? orders
    }
}
