/// One step of the demo with one product: what was done, and how everything stood before and after it.
package struct DemoStep: Hashable, Sendable {
    /// What was done.
    package let act: DemoOperation
    /// The kind of product.
    package let type: ProductType
    /// Before it.
    package let before: DemoSnapshot
    /// After it.
    package let after: DemoSnapshot

    /// Takes the parts as they are.
    package init(
        _ act: DemoOperation, of type: ProductType, before: DemoSnapshot, after: DemoSnapshot
    ) {
        self.act = act
        self.type = type
        self.before = before
        self.after = after
    }

    /// What this step charged, in thousandths of the currency's unit.
    package var newCharge: Int64 { after.charged.milliunits &- before.charged.milliunits }

    /// What this step paid back, in thousandths of the currency's unit.
    package var newRefund: Int64 { after.paidBack.milliunits &- before.paidBack.milliunits }

    /// The transactions that were not there before.
    package var newReceipts: [DemoReceipt] {
        let known = Set(before.receipts.map(\.id))
        return after.receipts.filter { !known.contains($0.id) }
    }

    /// Whether a transaction is new, or stands elsewhere than before.
    package func isChanged(_ receipt: DemoReceipt) -> Bool { !before.receipts.contains(receipt) }

    /// Why it went as it did; nil where no reason fits what happened.
    package var reason: DemoReason? { DemoReason.allCases.first { $0.holds(for: self) } }
}
