import StoreAudit

/// A way in which a shop's records can be wrong, and the invariants that the audit must report.
struct Breakage: CustomStringConvertible, Sendable {
    /// A description of the breakage.
    let description: String
    /// Exactly the invariants that the breakage violates.
    let expected: Set<Invariant>
    /// Applies the breakage to the records.
    let apply: @Sendable (inout AuditRecords) -> Void

    /// The rows of all tables.
    static let all = ofMoney + ofGoods + ofOrders + ofNumbers + ofChains

    init(
        _ description: String, _ expected: Invariant...,
        apply: @escaping @Sendable (inout AuditRecords) -> Void
    ) {
        self.description = description
        self.expected = Set(expected)
        self.apply = apply
    }
}

extension AuditRecords {
    /// Changes the store's records.
    mutating func store(_ change: (inout StoreAuditRecords) -> Void) {
        guard var changed = store else { return }
        change(&changed)
        store = changed
    }

    /// Changes the merchant's records.
    mutating func merchant(_ change: (inout MerchantAuditRecords) -> Void) {
        guard var changed = merchant else { return }
        change(&changed)
        merchant = changed
    }

    /// Changes the first device's records.
    mutating func phone(_ change: (inout DeviceAuditRecords) -> Void) { change(&devices[0]) }
}
