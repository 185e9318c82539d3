package import PurchaseCore
package import PurchaseEngine
import StoreAPI
package import StoreModel

extension PurchaseEngine {
    /// Drives while a body runs, and then ends, which is as hard as a crash; somebody has started it.
    package nonisolated func whileRunning<Value: Sendable>(
        _ body: @Sendable (PurchaseEngine) async throws -> Value
    ) async throws -> Value {
        let run = Task { await self.run() }
        do {
            let value = try await body(self)
            run.cancel()
            await run.value
            return value
        } catch {
            run.cancel()
            await run.value
            throw error
        }
    }

    /// The first published state that is as wanted; the last one if the engine ends before that.
    package func when(
        _ condition: @Sendable (EngineSnapshot) -> Bool
    ) async -> EngineSnapshot {
        for await snapshot in updates() where condition(snapshot) { return snapshot }
        return snapshot()
    }

    /// The state once nothing is open any more.
    package func settled() async -> EngineSnapshot { await when(\.isSettled) }

    /// Buys a product of ``TestCatalog`` as the store sells it at this moment.
    package func buy(
        _ id: ProductID, quantity: Int = 1, outcome: Outcome = .approve,
        intentID: IntentID? = nil
    ) async throws -> PurchaseResult {
        let reply = try await products([id], locale: .fallback)
        guard let product = reply.products.first else { throw Unexpected(what: "\(reply.invalid)") }
        return try await purchase(
            product, quantity: quantity, outcome: outcome, intentID: intentID)
    }
}

extension PurchaseResult {
    /// The line of the purchase, however it ended.
    package var row: TransactionRow {
        switch self {
        case .success(let row), .pending(let row), .userCancelled(let row): row
        }
    }
}

extension EngineSnapshot {
    /// How many gems the wallet shows.
    package var gems: Int64 { wallet.balances.first { $0.good == "gem" }?.amount ?? 0 }

    /// How many gems are owed.
    package var owedGems: Int64 { wallet.debts.first { $0.good == "gem" }?.amount ?? 0 }

    /// The products that are owned.
    package var owned: [ProductID] { entitlements.map(\.productID) }
}
