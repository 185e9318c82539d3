/// The verdict on an order, with what its words need.
public struct DisputeFinding: Hashable, Sendable, Codable {
    /// The verdict.
    public let verdict: DisputeVerdict
    /// On which side it stopped; nil where it went through.
    public let stop: HistoryStep.Side?
    /// A decline reason, another transaction, or a sentence of the merchant's; may quote hostile text.
    public let reason: String?
    /// When the store charged.
    public let chargedAt: Timestamp?
    /// When it was granted, given by hand, refunded or declined.
    public let endedAt: Timestamp?
    /// Whether its device still has it before it, so that it goes on there by itself.
    public let isOpen: Bool
    /// Which share of the price went back, in thousandths of a percent; nil where none did, or all of it.
    public package(set) var refundedShare: Int?

    /// Takes the parts as they are.
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
