/// How a transaction was revoked (Apple's `revocationType`).
public enum RevocationType: String, Codable, Hashable, Sendable {
    /// The full price was refunded.
    case fullRefund = "REFUND_FULL"
    /// A part of the price was refunded.
    case proratedRefund = "REFUND_PRORATED"
    /// A family no longer shares it.
    case familyRevoke = "FAMILY_REVOKE"
}
