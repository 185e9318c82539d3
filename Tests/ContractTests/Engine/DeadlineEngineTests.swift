import PurchaseCore
import PurchaseEngine
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("Devices that return after the deadline", .timeLimit(.minutes(5)))
struct DeadlineEngineTests {
    private static let days: Int64 = 73 * 3_600_000

    @Test("a purchase that was delivered and could not be finished is revoked with its goods")
    func delivered() async throws {
        let device = Device(try TestBackend())
        let gems = try await device.product("gems.60")
        let line = SilentInterceptor()
        let last = try await device.driving(line) { engine in
            _ = await engine.wait(\.hasLaunched)
            line.silence([.finish])
            let buying = Task { try await engine.purchase(gems) }
            _ = await engine.wait {
                $0.rows.first?.stage == .delivered && $0.rows.first?.retryAt != nil
            }
            device.backend.clock.advance(milliseconds: Self.days)
            line.silence([])
            await engine.retryNow()
            // The finish comes too late and is accepted; the refund arrives as a change.
            _ = await buying.result
            _ = try? await engine.products(nil, locale: .fallback)
            return await engine.wait { $0.isIdle && $0.rows.first?.stage == .refunded }
        }
        #expect(last?.wallet.balances.map(\.amount) == [0])
        #expect(try await device.rawClient().gemCount() == 0)
        #expect(try await device.services.control.orders(limit: 5).map(\.state) == [.refunded])
        let again = try await device.driving { engine in await engine.wait(\.isIdle) }
        #expect(again?.rows.map(\.stage) == [.refunded])
    }

    @Test("goods spent meanwhile are owed, and a later purchase settles the debt")
    func spent() async throws {
        let device = Device(try TestBackend())
        let gems = try await device.product("gems.60")
        let line = SilentInterceptor()
        try await device.driving(line) { engine in
            _ = await engine.wait(\.hasLaunched)
            line.silence([.finish])
            let buying = Task { try await engine.purchase(gems) }
            _ = await engine.wait {
                $0.rows.first?.stage == .delivered && $0.rows.first?.retryAt != nil
            }
            _ = try await engine.spend(GoodAmount(good: "gem", amount: 50), note: "sword")
            buying.cancel()
            _ = await buying.result
        }
        device.backend.clock.advance(milliseconds: Self.days)
        let back = try await device.driving { engine in
            _ = await engine.wait { $0.isIdle && $0.rows.first?.stage == .refunded }
            try await engine.refreshWallet()
            return await engine.snapshot()
        }
        #expect(back.wallet.debts.map(\.amount) == [50])
        let later = try await device.driving { engine in
            _ = try await engine.purchase(gems)
            try await engine.refreshWallet()
            return await engine.wait(\.isIdle)
        }
        #expect(later?.wallet.balances.map(\.amount) == [10])
        #expect(later?.wallet.debts.allSatisfy { $0.amount == 0 } == true)
    }

    @Test(
        "a purchase that was refunded before it was answered reports that, and nothing is owned"
    )
    func answeredTooLate() async throws {
        let device = Device(try TestBackend())
        let gems = try await device.product("gems.60")
        let line = SilentInterceptor()
        try await device.driving(line) { engine in
            _ = await engine.wait(\.hasLaunched)
            line.silence([.verify])
            let buying = Task { try await engine.purchase(gems) }
            _ = await engine.wait { $0.rows.first?.retryAt != nil }
            device.backend.clock.advance(milliseconds: Self.days)
            line.silence([])
            await engine.retryNow()
            guard case .failure(let error as PurchaseError) = await buying.result,
                case .refunded(let row) = error
            else { throw UnexpectedResponse(response: "no refund") }
            #expect(row.stage == .refunded)
            _ = await engine.wait(\.isIdle)
        }
        #expect(try await device.rawClient().gemCount() == 0)
    }
}
