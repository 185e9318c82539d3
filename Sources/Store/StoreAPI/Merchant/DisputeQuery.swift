public import StoreModel

/// What a support person asks.
public enum DisputeQuery: Hashable, Sendable, Codable {
    /// One order, by one of its numbers, or by any unique part of one among the newest 1,000.
    case order(named: String)
    /// All orders of an account.
    case account(AccountName)

    // How the values are named in JSON.
    private enum AccountCodingKeys: String, CodingKey {
        case _0 = "name"
    }
}
