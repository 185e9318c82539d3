public import StoreModel

/// What a support person asks.
public enum DisputeQuestion: Hashable, Sendable, Codable {
    /// One order, by any unique part of one of its numbers.
    case order(named: String)
    /// All orders of an account.
    case account(AccountName)

    // How the values are named in JSON.
    private enum AccountCodingKeys: String, CodingKey {
        case _0 = "name"
    }
}
