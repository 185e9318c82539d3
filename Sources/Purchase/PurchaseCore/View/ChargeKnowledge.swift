/// What is known of the customer's money.
public enum ChargeKnowledge: String, Hashable, Sendable, Codable, CaseIterable {
    /// It was charged.
    case yes
    /// It was not; an order that waits, for an approval or to be sent, may be yet.
    case no
    /// The store has not answered.
    case unknown
}
