package import StoreModel

/// The header by which a server names the planned fault that an answer comes from.
extension PlannedFault {
    /// The number and the plan: `3 products 503 every`.
    package var headerValue: String { "\(id) \(action)" }

    /// Reads the header; nil for anything else.
    package init?(headerValue: String) {
        let words = headerValue.split(separator: " ").map(String.init)
        guard let id = words.first.flatMap({ Int64($0) }), id >= 0,
            let plan = try? FaultPlan(words: Array(words.dropFirst()))
        else { return nil }
        self.init(id: id, plan: plan)
    }
}
