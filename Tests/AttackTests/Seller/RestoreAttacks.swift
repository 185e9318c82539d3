import PurchaseCore
import PurchaseEngine
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

/// Restores and clocks; the ids are those of the article “Attacks”.
@Suite("Attacks on the seller: restores, clocks and refunds", .timeLimit(.minutes(5)))
struct RestoreAttacks {
    @Test("B18: a restore returns no consumable and credits nothing, on the same device or another")
    func consumables() async throws {
        let backend = try TestBackend()
        let (phone, tablet) = (backend.engineClient(), backend.engineClient("tablet"))
        _ = try await phone.withRunningEngine { engine in
            for id in ["gems.60", "season", "noads"] as [ProductID] { _ = try await engine.buy(id) }
        }
        for handset in [phone, tablet] {
            let seen = try await handset.withRunningEngine { engine in
                for _ in 0..<3 {
                    let restored = try await engine.restore()
                    #expect(!restored.map(\.productID).contains("gems.60"))
                }
                return await engine.idleSnapshot()
            }
            // 60 from the gems and 5, once, from the ads.
            #expect(seen.gems == 65 && seen.owned.contains("noads"))
        }
    }

    @Test("B19: a restore on another account of the same device returns nothing")
    func otherAccount() async throws {
        let handset = try TestBackend().engineClient()
        _ = try await handset.withRunningEngine(as: "ann") { try await $0.buy("noads") }
        try await handset.withRunningEngine(as: "bob") { engine in
            let restored = try await engine.restore()
            #expect(restored.isEmpty)
            let seen = await engine.idleSnapshot()
            #expect(seen.rows.isEmpty && seen.owned.isEmpty && seen.gems == 0)
        }
    }

    @Test("B20: a restore during an unfinished purchase delivers it once")
    func unfinished() async throws {
        let (backend, line) = (try TestBackend(), ScriptedInterceptor())
        let handset = backend.engineClient(interceptor: line)
        line.disturbAll(.answerStuck, [.purchase])
        try await handset.withRunningEngine { engine in
            let buying = Task { try await engine.buy("noads") }
            defer { buying.cancel() }
            await line.waitUntilReached(.purchase)
        }
        line.reset()
        let last = try await handset.withRunningEngine { engine in
            let restored = try await engine.restore()
            #expect(Set(restored.map(\.productID)).isSubset(of: ["noads"]))
            return await engine.idleSnapshot()
        }
        #expect(last.gems == 5 && last.owned == ["noads"])
        let charged = try await backend.services.control.orders(limit: 10)
            .filter { $0.charge.milliunits > 0 }
        #expect(charged.count == 1)
    }

    @Test(
        "B21: a clock set back or forward only delays; nothing is lost or granted twice",
        arguments: [-400, -1, 1, 400] as [Int64])
    func clock(_ days: Int64) async throws {
        let (backend, line) = (try TestBackend(), ScriptedInterceptor())
        let handset = backend.engineClient(interceptor: line)
        line.disturbAll(.stuck, [.verify])
        try await handset.withRunningEngine { engine in
            let buying = Task { try await engine.buy("gems.60") }
            defer { buying.cancel() }
            await line.waitUntilReached(.verify)
        }
        line.reset()
        backend.clock.advance(milliseconds: days * 86_400_000)
        // Only a few retries are allowed: with a clock before the purchase the merchant would ask again and again.
        try await handset.withRunningEngine(sleepLimit: 3) { engine in
            let seen = await engine.firstSnapshot(where: \.hasLaunched)
            #expect(seen.rows.count == 1 && (seen.gems == 0 || seen.gems == 60))
        }
        backend.clock.advance(milliseconds: max(0, -days) * 86_400_000)
        let last = try await handset.runUntilIdle()
        // After 400 days without a finish the store has refunded the transaction.
        #expect(last.rows.map(\.stage) == [days == 400 ? .refunded : .finished])
        #expect(last.gems == (days == 400 ? 0 : 60))
        #expect(try await backend.rawClient().gemCount() == last.gems)
    }

    @Test(
        "B28: goods that were spent and then refunded are owed, and the debt is shown and settled first"
    )
    func refundAbuse() async throws {
        let backend = try TestBackend()
        let control = backend.services.control
        try await backend.engineClient().withRunningEngine { engine in
            let id = try #require(try await engine.buy("gems.60").row.transactionID)
            _ = try await engine.spend(GoodAmount(good: "gem", amount: 60), note: "everything")
            _ = try await control.refund(id)
            _ = await engine.firstSnapshot { $0.rows.first?.stage == .refunded }
            try await engine.refreshWallet()
            let owing = await engine.snapshot()
            #expect(owing.gems == 0 && owing.owedGems == 60)
            _ = try await engine.buy("gems.60", quantity: 2)
            try await engine.refreshWallet()
            let paid = await engine.snapshot()
            #expect(paid.gems == 60 && paid.owedGems == 0)
        }
    }
}
