import PurchaseCore
import SandboxBackend
import StoreAPI
package import StoreModel

extension ScenarioWorld {
    /// The orders of the store, the newest first; empty where it does not answer.
    package var orders: [SandboxOrder] {
        let backend = backend
        return (try? ask { try await backend.orders(limit: 1_000_000) }) ?? []
    }

    /// What is planned to go wrong; empty where the store does not answer.
    package var faults: [PlannedFault] {
        let backend = backend
        return (try? ask { try await backend.faults() }) ?? []
    }

    /// What a subscription is to now, named by its first transaction; nil for none.
    package func product(ofSubscription id: TransactionID) -> ProductID? {
        let backend = backend
        let all = try? ask { try await backend.subscriptions() }
        return all?.first { $0.originalTransactionID == id }?.productID
    }

    /// Why goods were not spent on a device that was told so; nil where they may still be.
    package func refusal(
        of goods: GoodAmount, on name: DeviceName
    ) -> ScenarioSpend.Refusal? {
        guard let device = devices.first(where: { $0.name == name }),
            device.snapshot.spendRetryAt == nil
        else { return nil }
        let have = device.snapshot.wallet.balances.first { $0.good == goods.good }?.amount ?? 0
        return have < goods.amount ? .notEnough : .refused
    }

    /// What a device and its account's side of the store show now, as a step would expect it.
    package func present(of name: DeviceName, _ products: [CatalogProduct]) -> [Expectation] {
        guard let device = devices.first(where: { $0.name == name }) else { return [] }
        let snapshot = device.snapshot
        let charged = orders.filter {
            $0.account == device.account && $0.transactionID != nil && $0.charge.milliunits > 0
        }
        var present: [Expectation] = [
            .open(snapshot.rows.count(where: \.isOpen)), .lines(snapshot.rows.count),
            .charges(charged.count), .refunds(charged.count { $0.state == .refunded }),
            .owned(
                snapshot.entitlements.map(\.productID.rawValue).sorted().map { ProductName($0) }),
        ]
        let goods = Set(products.flatMap(\.grants).map(\.good)).sorted { $0.rawValue < $1.rawValue }
        for good in goods {
            let amount = snapshot.wallet.balances.first { $0.good == good }?.amount ?? 0
            if amount > 0 { present.append(.wallet(GoodName(good.rawValue), amount)) }
        }
        return present
    }
}
