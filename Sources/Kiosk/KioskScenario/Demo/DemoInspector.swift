import PurchaseCore
import SandboxBackend
import StoreAPI
import StoreModel

/// Reads the state of a demo's world: the store's orders, the merchant's ledger and the view of each device.
struct DemoInspector {
    let world: ScenarioWorld
    let product: Product
    let phone: ScenarioDevice
    let tablet: ScenarioDevice

    /// Returns a snapshot of the current state.
    ///
    /// - Throws: The error of the store or the merchant.
    func scene() throws -> DemoSnapshot {
        let orders = try orders()
        let receipts = try orders.compactMap(receipt)
        let paid = orders.filter { $0.transactionID != nil }
        return DemoSnapshot(
            charged: sum(paid), paidBack: sum(paid.filter { $0.state == .refunded }),
            receipts: receipts, phone: holding(of: phone),
            tablet: tablet.engine == nil ? nil : holding(of: tablet),
            merchant: try merchant(receipts))
    }

    /// The store's orders, oldest first.
    private func orders() throws -> [SandboxOrder] {
        let backend = world.backend
        return try world.ask { try await backend.orders(limit: 100) }.reversed()
    }

    private func sum(_ orders: [SandboxOrder]) -> Price {
        let currency = orders.first?.charge.currency ?? product.price?.currency
        let total = orders.reduce(Int64(0)) { $0 &+ $1.charge.milliunits }
        return Price(milliunits: total, currency: currency ?? .usDollar)
    }

    private func receipt(_ order: SandboxOrder) throws -> DemoReceipt? {
        guard let id = order.transactionID else { return nil }
        let backend = world.backend
        let transaction = try world.ask { try await backend.transaction(id) }
        return transaction.map {
            DemoReceipt(
                id: id, originalID: $0.originalID, charge: order.charge, state: order.state)
        }
    }

    private func holding(of device: ScenarioDevice) -> DemoHolding {
        let snapshot = device.snapshot
        return DemoHolding(
            goods: snapshot.wallet.balances, debts: snapshot.wallet.debts,
            isOwned: snapshot.entitlements.contains { $0.productID == product.id })
    }

    /// Reads the ledger: the wallet and, for a product without goods, whether its grant is valid.
    private func merchant(_ receipts: [DemoReceipt]) throws -> DemoHolding {
        let backend = world.backend
        let context = CallContext(
            account: phone.account, device: phone.identifier, requestID: "demo")
        let wallet = try world.ask { try await backend.wallet(entries: 0, context) }
        return DemoHolding(
            goods: wallet.balances, debts: wallet.debts,
            isOwned: try product.grants.isEmpty && isGranted(receipts))
    }

    private func isGranted(_ receipts: [DemoReceipt]) throws -> Bool {
        let backend = world.backend
        var kinds: Set<HistoryStep.Kind> = []
        for receipt in receipts {
            let steps = try world.ask { try await backend.history(of: .transaction(receipt.id)) }
            kinds.formUnion(steps.filter { $0.side == .merchant }.map(\.kind))
        }
        return kinds.contains(.granted) && !kinds.contains(.debited)
    }
}
