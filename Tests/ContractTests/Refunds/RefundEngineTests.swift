import PurchaseCore
import PurchaseEngine
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

/// The rows of the article “Refunds” about a device with the real engine.
@Suite("Refunds and reversals on a device")
struct RefundEngineTests {
    @Test("B40: a refund and its reversal arrive unasked, and the goods are granted once")
    func live() async throws {
        let backend = try TestBackend()
        let control = backend.services.control
        let gems = try await Device(backend).product("gems.60")
        try await backend.engineClient().withRunningEngine { engine in
            _ = try await engine.purchase(gems)
            let id = try #require(await engine.snapshot().rows.first?.transactionID)
            for part in [RefundPart.whole, .percentage(50_000)] {
                _ = try await control.change(id, .refund(part))
                let back = await engine.wait {
                    $0.isIdle && $0.rows.first?.stage == .refunded
                }
                let rest: Int64 = part == .whole ? 0 : 30
                #expect(back?.wallet.balances.map(\.amount) == [rest])
                _ = try await control.change(id, .reverse)
                let again = await engine.wait {
                    $0.isIdle && $0.rows.first?.stage == .finished
                }
                #expect(again?.wallet.balances.map(\.amount) == [60])
            }
        }
        let last = try await backend.engineClient().runUntilIdle()
        #expect(last.rows.map(\.stage) == [.finished])
        #expect(last.wallet.balances.map(\.amount) == [60])
    }

    @Test("B41: a device that was offline during both is unchanged")
    func away() async throws {
        let backend = try TestBackend()
        let control = backend.services.control
        let noAds = try await Device(backend).product("noads")
        let id = try await backend.engineClient().withRunningEngine { engine in
            _ = try await engine.purchase(noAds)
            return try #require(await engine.snapshot().rows.first?.transactionID)
        }
        _ = try await control.change(id, .refund(.whole))
        _ = try await control.change(id, .reverse)
        let back = try await backend.engineClient().runUntilIdle()
        #expect(back.rows.map(\.stage) == [.finished])
        #expect(back.entitlements.map(\.productID) == ["noads"])
        #expect(back.wallet.balances.map(\.amount) == [5])
        _ = try await control.change(id, .refund(.whole))
        let gone = try await backend.engineClient().runUntilIdle()
        #expect(gone.rows.map(\.stage) == [.refunded] && gone.entitlements.isEmpty)
    }

    @Test(
        "B42: a revoked or deleted purchase is withdrawn, and shown as such",
        arguments: [Withdrawal.revoked, .deleted])
    func withdrawn(how: Withdrawal) async throws {
        let backend = try TestBackend()
        let noAds = try await Device(backend).product("noads")
        let last = try await backend.engineClient().withRunningEngine { engine in
            _ = try await engine.purchase(noAds)
            let id = try #require(await engine.snapshot().rows.first?.transactionID)
            _ = try await backend.services.control.change(
                id, how == .deleted ? .delete : .revoke)
            return await engine.wait { $0.isIdle && $0.rows.first?.stage == .refunded }
        }
        #expect(last?.rows.map(\.withdrawal) == [how])
        #expect(last?.entitlements.isEmpty == true)
        #expect(last?.wallet.balances.map(\.amount) == [how == .deleted ? 5 : 0])
        let again = try await backend.engineClient().withRunningEngine { engine in
            _ = try await engine.purchase(noAds)
            return await engine.wait { $0.isIdle && $0.entitlements.count == 1 }
        }
        #expect(again?.rows.count == 2)
    }

    @Test("B43: a product that was bought again before the reversal is owned once")
    func once() async throws {
        let backend = try TestBackend()
        let noAds = try await Device(backend).product("noads")
        let last = try await backend.engineClient().withRunningEngine { engine in
            _ = try await engine.purchase(noAds)
            let id = try #require(await engine.snapshot().rows.first?.transactionID)
            _ = try await backend.services.control.change(id, .refund(.whole))
            _ = await engine.wait { $0.isIdle && $0.entitlements.isEmpty }
            _ = try await engine.purchase(noAds)
            _ = try await backend.services.control.change(id, .reverse)
            return await engine.wait {
                $0.isIdle && $0.rows.allSatisfy { $0.stage == .finished }
            }
        }
        #expect(last?.rows.count == 2)
        #expect(last?.entitlements.map(\.productID) == ["noads"])
    }

    @Test("B44: the device that bought a plan learns of the reversal without another launch")
    func plan() async throws {
        let shop = try await FamilyShop()
        let gold = try await shop.buy("gold", "ann").id
        let gems = try await Device(shop.backend).product("gems.60")
        let last = try await shop.backend.engineClient().withRunningEngine { engine in
            _ = try await engine.purchase(gems)
            let id = try #require(
                await engine.idleSnapshot().rows.compactMap(\.transactionID).first { $0 != gold })
            _ = try await shop.control.change(gold, .refund(.whole))
            let gone = await engine.wait {
                $0.isIdle && $0.rows.contains { $0.stage == .refunded }
            }
            #expect(gone?.entitlements.isEmpty == true)
            _ = try await shop.control.change(gold, .reverse)
            // A refund is reported to every device, so everything before it has arrived by then.
            _ = try await shop.control.change(id, .refund(.whole))
            return await engine.wait {
                $0.isIdle
                    && $0.rows.contains { $0.transactionID == id && $0.stage == .refunded }
            }
        }
        #expect(last?.entitlements.map(\.productID) == ["gold"])
        #expect(last?.rows.first { $0.transactionID == gold }?.stage == .finished)
        #expect(last?.wallet.balances.map(\.amount) == [100])
    }
}
