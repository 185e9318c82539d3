import StoreAPI
import StoreModel

/// `{"kind":"compensation","repeated":false,…}`: goods that were given by hand, now or before.
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
    /// Whether it was given before, so that this time nothing was changed.
    let repeated: Bool
    let merchantOrder: String?
    let transactionId: String?
    let intentId: String?
    let account: String
    let goods: [Goods]
    let reason: String
    /// Whether it stands in for the grant.
    let settles: Bool
    let at: Int64
    /// What the account has now.
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
