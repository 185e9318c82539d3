/// How a customer came to own something (Apple's `inAppOwnershipType`).
public enum OwnershipType: String, Codable, Hashable, Sendable {
    /// Bought by the customer.
    case purchased = "PURCHASED"
    /// Shared by somebody of the family.
    case familyShared = "FAMILY_SHARED"
}
