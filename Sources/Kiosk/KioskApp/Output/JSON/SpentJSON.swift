import PurchaseCore
import StoreModel

/// The result of a spending that was answered late:
/// `{"kind":"spent","spendId":…,"good":…,"amount":…,"taken":true|false,"reason":…}`
struct SpentJSON: Encodable {
    let kind = "spent"
    let spendId: String
    let good: String
    let amount: Int64
    let taken: Bool
    let reason: String?

    init(_ settled: SettledSpend) {
        spendId = settled.spend.id.rawValue
        good = settled.spend.goods.good.rawValue
        amount = settled.spend.goods.amount
        taken = settled.refusal == nil
        reason = settled.refusal
    }

    private enum CodingKeys: String, CodingKey { case kind, spendId, good, amount, taken, reason }
}
