/// The state that a customer sees: StoreKit's five states, and finished.
public enum CustomerFacingState: String, Hashable, Sendable, Codable, CaseIterable {
    /// The purchase is in progress; the stage gives the details.
    case purchasing
    /// The purchase waits for an approval.
    case deferred
    /// The purchase was charged, or is free because the product is owned.
    case purchased
    /// The purchase ended without a charge.
    case failed
    /// A restore brought the purchase back.
    case restored
    /// The transaction is finished at the store and on the device.
    case finished
}
