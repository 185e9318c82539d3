/// Why a customer requests a refund (Apple's `consumptionRequestReason`).
public enum ConsumptionRequestReason: String, Codable, Hashable, Sendable, CaseIterable {
    /// The customer did not intend the purchase.
    case unintendedPurchase = "UNINTENDED_PURCHASE"
    /// The customer did not receive the product.
    case fulfillmentIssue = "FULFILLMENT_ISSUE"
    /// The customer was not satisfied with the purchase.
    case unsatisfied = "UNSATISFIED_WITH_PURCHASE"
    /// The customer requests it for a legal reason.
    case legal = "LEGAL"
    /// Another reason.
    case other = "OTHER"
}
