/// What one party of the demo holds of a product: a device as it displays it, or the merchant's ledger.
package struct DemoHolding: Hashable, Sendable {
    /// The goods in the wallet whose balance is not 0.
    package let goods: [GoodAmount]
    /// The debts after a refund of spent goods.
    package let debts: [GoodAmount]
    /// Whether the product is owned permanently; for the merchant, whether it is granted permanently.
    package let isOwned: Bool

    /// Creates a holding without the goods whose balance is 0.
    package init(goods: [GoodAmount], debts: [GoodAmount], isOwned: Bool) {
        self.goods = goods.filter { $0.amount != 0 }
        self.debts = debts
        self.isOwned = isOwned
    }

    /// An empty holding.
    package static let nothing = DemoHolding(goods: [], debts: [], isOwned: false)

    /// The sum of all balances.
    package var amount: Int64 { goods.reduce(0) { $0 &+ $1.amount } }
}
