import PurchaseCore
import StoreModel

extension BackendSession {
    /// Returns the part of the purchased goods that paid off a debt.
    ///
    /// The result is empty if the team's own server grants the goods, because it does not have to report that.
    func paidOff(by row: TransactionRow, _ product: Product, _ quantity: Int) -> [GoodAmount] {
        guard settings.merchant == nil else { return [] }
        return row.paidOff(of: product.grants.compactMap { $0.times(quantity) })
    }
}
