/// Why a customer wants a refund (Apple's `consumptionRequestReason`).
public enum ConsumptionRequestReason: String, Codable, Hashable, Sendable, CaseIterable {
    /// It was bought by mistake.
    case unintendedPurchase = "UNINTENDED_PURCHASE"
    /// It never arrived.
    case fulfillmentIssue = "FULFILLMENT_ISSUE"
    /// It did not please.
    case unsatisfied = "UNSATISFIED_WITH_PURCHASE"
    /// The law says so.
    case legal = "LEGAL"
    /// Something else.
    case other = "OTHER"
}
