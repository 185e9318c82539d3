/// What is known of the customer's money.
public enum ChargeKnowledge: String, Hashable, Sendable, Codable, CaseIterable {
    /// It was charged.
    case yes
    /// It was not, and will not be.
    case no
    /// The store has not answered.
    case unknown
}
