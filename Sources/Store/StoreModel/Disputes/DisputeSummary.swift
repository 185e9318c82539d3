/// An order in one line: what it is and what became of it.
public struct DisputeSummary: Hashable, Sendable, Codable {
    /// The order.
    public let order: DisputedOrder
    /// What became of it.
    public let verdict: DisputeVerdict

    /// Takes the parts as they are.
    public init(order: DisputedOrder, verdict: DisputeVerdict) {
        self.order = order
        self.verdict = verdict
    }
}
