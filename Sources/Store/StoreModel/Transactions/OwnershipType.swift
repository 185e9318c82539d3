/// How a customer obtained a product (Apple's `inAppOwnershipType`).
public enum OwnershipType: String, Codable, Hashable, Sendable {
    /// Bought by the customer.
    case purchased = "PURCHASED"
    /// Shared by another member of the family.
    case familyShared = "FAMILY_SHARED"
}
