/// One step of the demo with one product: the operation, and the states before and after it.
package struct DemoStep: Hashable, Sendable {
    package let operation: DemoOperation
    package let type: ProductType
    /// The state before the step.
    package let before: DemoSnapshot
    /// The state after the step.
    package let after: DemoSnapshot

    /// Creates a value from its parts without validating them.
    package init(
        _ operation: DemoOperation, of type: ProductType, before: DemoSnapshot, after: DemoSnapshot
    ) {
        self.operation = operation
        self.type = type
        self.before = before
        self.after = after
    }

    /// The amount that this step charged, in thousandths of the currency's unit.
    package var newCharge: Int64 { after.charged.milliunits &- before.charged.milliunits }

    /// The amount that this step refunded, in thousandths of the currency's unit.
    package var newRefund: Int64 { after.refunded.milliunits &- before.refunded.milliunits }

    /// The transactions that this step added.
    package var newReceipts: [DemoReceipt] {
        let known = Set(before.receipts.map(\.id))
        return after.receipts.filter { !known.contains($0.id) }
    }

    /// Whether a transaction is new or its state changed in this step.
    package func isChanged(_ receipt: DemoReceipt) -> Bool { !before.receipts.contains(receipt) }

    /// The explanation of the result; nil if no reason holds.
    package var reason: DemoReason? { DemoReason.allCases.first { $0.applies(to: self) } }
}
