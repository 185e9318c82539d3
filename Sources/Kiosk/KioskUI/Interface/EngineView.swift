import PurchaseCore
import StoreModel

/// An engine snapshot with indexes of the values that every frame needs, computed once.
struct EngineView: Sendable {
    let snapshot: EngineSnapshot
    let openCount: Int
    let owned: [ProductID: Entitlement]
    let balances: [GoodID: Int64]
    private let open: [ProductID: Int]
    private let last: [ProductID: Int]

    init(_ snapshot: EngineSnapshot) {
        self.snapshot = snapshot
        var open: [ProductID: Int] = [:]
        var last: [ProductID: Int] = [:]
        var openCount = 0
        for (index, row) in snapshot.rows.enumerated() {
            if last[row.productID] == nil { last[row.productID] = index }
            guard row.isOpen else { continue }
            openCount += 1
            if open[row.productID] == nil { open[row.productID] = index }
        }
        self.open = open
        self.last = last
        self.openCount = openCount
        owned = Dictionary(
            snapshot.entitlements.map { ($0.productID, $0) },
            uniquingKeysWith: { first, _ in first })
        balances = Dictionary(
            snapshot.wallet.balances.map { ($0.good, $0.amount) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Returns the newest open transaction of a product.
    func open(_ id: ProductID) -> TransactionRow? { open[id].map { snapshot.rows[$0] } }

    /// Returns the newest transaction of a product.
    func last(_ id: ProductID) -> TransactionRow? { last[id].map { snapshot.rows[$0] } }
}
