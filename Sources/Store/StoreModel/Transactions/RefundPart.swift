/// The refunded part of a transaction's price.
public enum RefundPart: Hashable, Sendable, Codable {
    /// The full price.
    case whole
    /// A share in thousandths of a percent, as Apple's `revocationPercentage`: 50000 is half.
    case percentage(Int)
    /// An amount in milliunits of the transaction's currency.
    case amount(Int64)

    // The JSON names of the associated values.
    private enum PercentageCodingKeys: String, CodingKey {
        case _0 = "percentage"
    }
    private enum AmountCodingKeys: String, CodingKey {
        case _0 = "amount"
    }
}
