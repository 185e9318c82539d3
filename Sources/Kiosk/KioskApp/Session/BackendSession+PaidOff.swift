import PurchaseCore
import StoreModel

extension BackendSession {
    /// What of a product's goods paid off a debt when it was bought; nothing where a team's own server judges, which need
    /// not tell what it did with them.
    func paidOff(by row: TransactionRow, _ product: Product, _ quantity: Int) -> [GoodAmount] {
        guard settings.merchant == nil else { return [] }
        return row.paidOff(of: product.grants.compactMap { $0.times(quantity) })
    }
}
