/// The state that a person sees: StoreKit's five words, then finished.
public enum CustomerState: String, Hashable, Sendable, Codable, CaseIterable {
    /// On its way; the stage says where.
    case purchasing
    /// Waits for somebody's approval.
    case deferred
    /// Charged, or free because it is owned.
    case purchased
    /// Ended without a charge.
    case failed
    /// Brought back by a restore.
    case restored
    /// Settled on both sides.
    case finished
}
