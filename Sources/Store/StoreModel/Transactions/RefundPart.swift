/// How much of a transaction's price a refund gives back.
public enum RefundPart: Hashable, Sendable, Codable {
    /// All of it.
    case whole
    /// A share in thousandths of a percent, as Apple's `revocationPercentage`: 50000 is half of it.
    case percentage(Int)
    /// An amount in milliunits of the transaction's currency.
    case amount(Int64)

    // How the values are named in JSON.
    private enum PercentageCodingKeys: String, CodingKey {
        case _0 = "percentage"
    }
    private enum AmountCodingKeys: String, CodingKey {
        case _0 = "amount"
    }
}
