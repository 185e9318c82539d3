package import StoreModel

/// The header in which a server names the planned fault that caused an answer.
extension PlannedFault {
    /// The number and the plan, such as `3 products 503 every`.
    package var headerValue: String { "\(id) \(action)" }

    /// Parses the header; nil for anything else.
    package init?(headerValue: String) {
        let words = headerValue.split(separator: " ").map(String.init)
        guard let id = words.first.flatMap({ Int64($0) }), id >= 0,
            let plan = try? FaultPlan(words: Array(words.dropFirst()))
        else { return nil }
        self.init(id: id, plan: plan)
    }
}
