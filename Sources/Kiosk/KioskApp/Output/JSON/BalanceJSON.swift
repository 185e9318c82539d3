import StoreModel

/// The balance of a good: `{"kind":"balance","good":…,"amount":…}`
struct BalanceJSON: Encodable {
    let kind = "balance"
    let good: String
    let amount: Int64

    init(_ amount: GoodAmount) {
        good = amount.good.rawValue
        self.amount = amount.amount
    }

    private enum CodingKeys: String, CodingKey { case kind, good, amount }
}
