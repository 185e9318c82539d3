public import StoreModel

/// What the merchant's desk answers.
public enum DisputeAnswer: Hashable, Sendable, Codable {
    /// One order.
    case order(DisputeReport)
    /// One account.
    case account(AccountReport)
    /// Several orders have that part in a number: some of them, and how many there are at least.
    case several([DisputeSummary], count: Int)
    /// There is no such order or account.
    case none([DisputeHint])
}
