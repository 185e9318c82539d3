/// What one side of the demo has of a product: a device as it shows it, or the merchant by its ledger.
package struct DemoHolding: Hashable, Sendable {
    /// Goods in the wallet, without those of which nothing is left.
    package let goods: [GoodAmount]
    /// What is owed after a refund of spent goods.
    package let debts: [GoodAmount]
    /// Whether the product is owned, or at the merchant granted, for good.
    package let isOwned: Bool

    /// Takes the parts as they are, but for goods that are gone.
    package init(goods: [GoodAmount], debts: [GoodAmount], isOwned: Bool) {
        self.goods = goods.filter { $0.amount != 0 }
        self.debts = debts
        self.isOwned = isOwned
    }

    /// Nothing at all.
    package static let nothing = DemoHolding(goods: [], debts: [], isOwned: false)

    /// How much there is of all goods.
    package var amount: Int64 { goods.reduce(0) { $0 &+ $1.amount } }
}
