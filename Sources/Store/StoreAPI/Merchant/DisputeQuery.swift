public import StoreModel

/// A query of the merchant's support staff.
public enum DisputeQuery: Hashable, Sendable, Codable {
    /// One order by one of its numbers, or by any unique part of one among the newest 1,000 orders.
    case order(named: String)
    /// All orders of an account.
    case account(AccountName)

    // The JSON keys of the associated values.
    private enum AccountCodingKeys: String, CodingKey {
        case _0 = "name"
    }
}
