/// One transaction of the store, as the demo displays it.
package struct DemoReceipt: Hashable, Sendable {
    package let id: TransactionID
    /// The id of the first transaction of the same ownership; equal to `id` for that one.
    package let originalID: TransactionID
    /// The charged amount; 0 if the receipt only refers to an earlier one.
    package let charge: Price
    /// The state of the order in the store.
    package let state: SandboxOrder.State

    /// Creates a value from its parts without validating them.
    package init(
        id: TransactionID, originalID: TransactionID, charge: Price, state: SandboxOrder.State
    ) {
        self.id = id
        self.originalID = originalID
        self.charge = charge
        self.state = state
    }

    /// Whether it refers to an earlier transaction.
    package var refersToAnother: Bool { id != originalID }
}
