/// What a customer does to a subscription besides buying it.
public enum CustomerSubscriptionChange: String, Hashable, Sendable, Codable, CaseIterable {
    /// It ends with what is paid.
    case cancel
    /// It renews again.
    case resume
    /// The announced price is agreed to.
    case agreeToPrice = "agree-to-price"
}
