/// An order and its verdict, for a list.
public struct DisputeSummary: Hashable, Sendable, Codable {
    /// The order.
    public let order: DisputedOrder
    /// The verdict.
    public let verdict: DisputeVerdict

    /// Creates a value from its parts without validating them.
    public init(order: DisputedOrder, verdict: DisputeVerdict) {
        self.order = order
        self.verdict = verdict
    }
}
