/// One transaction of the store, as the demo shows it.
package struct DemoReceipt: Hashable, Sendable {
    /// The store's number of it.
    package let id: TransactionID
    /// The first transaction of the same ownership; equal to `id` for that one.
    package let originalID: TransactionID
    /// What was charged for it; nothing where it only refers to another one.
    package let charge: Price
    /// Where it stands at the store.
    package let state: SandboxOrder.State

    /// Takes the parts as they are.
    package init(
        id: TransactionID, originalID: TransactionID, charge: Price, state: SandboxOrder.State
    ) {
        self.id = id
        self.originalID = originalID
        self.charge = charge
        self.state = state
    }

    /// Whether it refers to an earlier one.
    package var refersToAnother: Bool { id != originalID }
}
