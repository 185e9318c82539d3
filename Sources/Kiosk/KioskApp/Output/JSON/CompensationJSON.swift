import StoreAPI
import StoreModel

/// Goods that were granted by hand, by this request or an earlier one: `{"kind":"compensation","repeated":false,…}`
struct CompensationJSON: Encodable {
    /// An amount of a good.
    struct Goods: Encodable {
        let good: String
        let amount: Int64

        init(_ amount: GoodAmount) {
            good = amount.good.rawValue
            self.amount = amount.amount
        }
    }

    let kind = "compensation"
    /// Whether an earlier request granted them, so that this one changed nothing.
    let repeated: Bool
    let merchantOrder: String?
    let transactionId: String?
    let intentId: String?
    let account: String
    let goods: [Goods]
    let reason: String
    /// Whether it replaces the grant of the order.
    let settles: Bool
    let at: Int64
    /// The balances of the account after it.
    let balances: [Goods]

    init(_ reply: CompensationReply) {
        let given = reply.compensation
        repeated = reply.isRepeated
        merchantOrder = given.numbers.merchantOrder?.rawValue
        transactionId = given.numbers.transactionID?.rawValue
        intentId = given.numbers.intentID?.rawValue
        account = given.account.rawValue
        goods = given.goods.map(Goods.init)
        reason = given.reason
        settles = given.isSettlement
        at = given.at.milliseconds
        balances = reply.statement.balances.map(Goods.init)
    }

    private enum CodingKeys: String, CodingKey {
        case kind, repeated, merchantOrder, transactionId, intentId, account, goods, reason,
            settles, at, balances
    }
}
