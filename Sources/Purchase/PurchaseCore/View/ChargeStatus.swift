/// Whether the customer was charged, as far as is known.
public enum ChargeStatus: String, Hashable, Sendable, Codable, CaseIterable {
    /// The customer was charged.
    case yes
    /// The customer was not charged. An order that waits for an approval or its submission may still be charged.
    case no
    /// The store has not answered, so the charge is unknown.
    case unknown
}
