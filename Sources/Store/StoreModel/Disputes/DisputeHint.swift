/// What could have been meant by a number that nobody knows.
public enum DisputeHint: Hashable, Sendable, Codable {
    /// The same count stands in another year: this number exists.
    case otherYear(MerchantOrder)
    /// The count has not come so far: the last number that was issued is this one.
    case notIssuedYet(last: MerchantOrder)
    /// It is the name of an account.
    case account(AccountName)
    /// It has the form of a device's id of a purchase: that device has never reached this merchant with it.
    case intent
    /// It has the form of a store's transaction id: another store issued it.
    case transaction

    // How the values are named in JSON.
    private enum OtherYearCodingKeys: String, CodingKey {
        case _0 = "merchantOrder"
    }
    private enum AccountCodingKeys: String, CodingKey {
        case _0 = "name"
    }
}
