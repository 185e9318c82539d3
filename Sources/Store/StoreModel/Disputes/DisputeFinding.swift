/// The verdict on an order, with the details for its explanation.
public struct DisputeFinding: Hashable, Sendable, Codable {
    /// The verdict.
    public let verdict: DisputeVerdict
    /// The side on which the order stopped; nil if it was completed.
    public let stop: HistoryStep.Side?
    /// A decline reason, another transaction's id, or a sentence of the merchant; may quote untrusted text.
    public let reason: String?
    /// When the store charged the customer.
    public let chargedAt: Timestamp?
    /// When it was granted, compensated, refunded or declined.
    public let endedAt: Timestamp?
    /// Whether its device still has work to do for it and will continue without user action.
    public let isOpen: Bool
    /// The refunded share of the price, in thousandths of a percent; nil for none and for a full refund.
    public package(set) var refundedShare: Int?

    /// Creates a value from its parts without validating them.
    public init(
        _ verdict: DisputeVerdict, stop: HistoryStep.Side? = nil, reason: String? = nil,
        chargedAt: Timestamp? = nil, endedAt: Timestamp? = nil, isOpen: Bool = false
    ) {
        self.verdict = verdict
        self.stop = stop
        self.reason = reason
        self.chargedAt = chargedAt
        self.endedAt = endedAt
        self.isOpen = isOpen
    }
}
