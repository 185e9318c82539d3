public import StoreModel

/// What the merchant's desk answers.
public enum DisputeReply: Hashable, Sendable, Codable {
    /// One order.
    case order(DisputeCase)
    /// One account.
    case account(AccountSummary)
    /// Several orders have that part in a number: some of them, and how many there are at least.
    case several([DisputeSummary], count: Int)
    /// There is no such order or account.
    case none([DisputeHint])

    // How the values are named in JSON.
    private enum OrderCodingKeys: String, CodingKey {
        case _0 = "report"
    }
    private enum AccountCodingKeys: String, CodingKey {
        case _0 = "report"
    }
    private enum SeveralCodingKeys: String, CodingKey {
        case _0 = "orders"
        case count
    }
    private enum NoneCodingKeys: String, CodingKey {
        case _0 = "hints"
    }
}
