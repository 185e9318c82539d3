public import StoreModel

/// The merchant's answer to a support query.
public enum DisputeReply: Hashable, Sendable, Codable {
    /// One order.
    case order(DisputeCase)
    /// One account.
    case account(AccountSummary)
    /// Several orders match the part of a number: some of them, and the minimum number of matches.
    case several([DisputeSummary], count: Int)
    /// The order or account does not exist.
    case none([DisputeHint])

    // The JSON keys of the associated values.
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
