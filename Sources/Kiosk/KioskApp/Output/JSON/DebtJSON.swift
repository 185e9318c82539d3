import StoreModel

/// Goods that a refund revoked after they were spent: `{"kind":"debt","good":…,"amount":…}`
struct DebtJSON: Encodable {
    let kind = "debt"
    let good: String
    let amount: Int64

    init(_ amount: GoodAmount) {
        good = amount.good.rawValue
        self.amount = amount.amount
    }

    private enum CodingKeys: String, CodingKey { case kind, good, amount }
}
