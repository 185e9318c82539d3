/// The probable meaning of an unknown number.
public enum DisputeHint: Hashable, Sendable, Codable {
    /// The same count exists in another year, as this number.
    case otherYear(MerchantOrder)
    /// The count is higher than the last issued number, which is this one.
    case notIssuedYet(last: MerchantOrder)
    /// The text is the name of an account.
    case account(AccountName)
    /// The text has the form of a device's intent id, with which the device never reached this merchant.
    case intent
    /// The text has the form of a transaction id, which another store issued.
    case transaction

    // The JSON names of the associated values.
    private enum OtherYearCodingKeys: String, CodingKey {
        case _0 = "merchantOrder"
    }
    private enum AccountCodingKeys: String, CodingKey {
        case _0 = "name"
    }
}
