/// A customer's change to a subscription, other than buying it.
public enum CustomerSubscriptionChange: String, Hashable, Sendable, Codable, CaseIterable {
    /// Turns off the renewal: the subscription ends with the paid period.
    case cancel
    /// Turns the renewal on again.
    case resume
    /// Agrees to the announced price.
    case agreeToPrice = "agree-to-price"
}
