/// How a transaction was taken back (Apple's `revocationType`).
public enum RevocationType: String, Codable, Hashable, Sendable {
    /// All of its price went back.
    case fullRefund = "REFUND_FULL"
    /// A part of its price went back.
    case proratedRefund = "REFUND_PRORATED"
    /// A family no longer shares it.
    case familyRevoke = "FAMILY_REVOKE"
}
