package import PurchaseCore
package import PurchaseEngine
import StoreAPI
package import StoreModel

extension PurchaseEngine {
    /// Runs a started engine during a body, and then ends it abruptly, as a crash would.
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

    /// Returns the first published state that satisfies a condition; the last state if the engine ends before that.
    package func firstSnapshot(
        where condition: @Sendable (EngineSnapshot) -> Bool
    ) async -> EngineSnapshot {
        for await snapshot in updates() where condition(snapshot) { return snapshot }
        return snapshot()
    }

    /// Returns the state once no work is open.
    package func idleSnapshot() async -> EngineSnapshot { await firstSnapshot(where: \.isIdle) }

    /// Buys a product of ``TestCatalog`` at its current price.
    package func buy(
        _ id: ProductID, quantity: Int = 1, outcome: Outcome = .approve,
        intentID: IntentID? = nil
    ) async throws -> PurchaseResult {
        let reply = try await products([id], locale: .fallback)
        guard let product = reply.products.first else {
            throw UnexpectedResponse(response: "\(reply.invalid)")
        }
        return try await purchase(
            product, quantity: quantity, outcome: outcome, intentID: intentID)
    }
}

extension PurchaseResult {
    /// The row of the purchase, for each kind of result.
    package var row: TransactionRow {
        switch self {
        case .success(let row), .pending(let row), .userCancelled(let row): row
        }
    }
}

extension EngineSnapshot {
    /// The displayed number of gems in the wallet.
    package var gems: Int64 { wallet.balances.first { $0.good == "gem" }?.amount ?? 0 }

    /// The debt in gems.
    package var owedGems: Int64 { wallet.debts.first { $0.good == "gem" }?.amount ?? 0 }

    /// The owned products.
    package var owned: [ProductID] { entitlements.map(\.productID) }
}
