import StoreAudit

/// One way in which a shop can be wrong, and what has to be told then.
struct Breakage: CustomStringConvertible, Sendable {
    /// What is wrong.
    let description: String
    /// The invariants that it breaks, and no others.
    let expected: Set<Invariant>
    /// Does it.
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
    /// Changes the store's facts.
    mutating func store(_ change: (inout StoreAuditRecords) -> Void) {
        guard var changed = store else { return }
        change(&changed)
        store = changed
    }

    /// Changes the merchant's facts.
    mutating func merchant(_ change: (inout MerchantAuditRecords) -> Void) {
        guard var changed = merchant else { return }
        change(&changed)
        merchant = changed
    }

    /// Changes the first phone's facts.
    mutating func phone(_ change: (inout DeviceAuditRecords) -> Void) { change(&devices[0]) }
}
