/// How the sandbox lets a payment go; chosen when it is paid. The raw values are those of `--outcome`.
public enum Outcome: String, Codable, Hashable, Sendable, CaseIterable {
    /// It is charged.
    case approve
    /// The payment is refused.
    case decline
    /// It waits for somebody's approval.
    case askToBuy = "ask-to-buy"
    /// The customer cancels in the store's own sheet.
    case cancel
}
