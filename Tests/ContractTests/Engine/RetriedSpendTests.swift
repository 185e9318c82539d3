import PurchaseCore
import PurchaseEngine
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

/// A spending whose first answer was lost, at a real merchant.
@Suite("Retried spendings")
struct RetriedSpendTests {
    @Test(
        "a retried spending is debited once, and the wallet’s history is refreshed although the answer has none"
    )
    func history() async throws {
        let (backend, line) = (try TestBackend(), ScriptedInterceptor())
        let last = try await backend.engineClient(interceptor: line).withRunningEngine { engine in
            _ = try await engine.buy("gems.60")
            try await engine.refreshWallet()
            line.disturb(.spend, .answerLost(.cut))
            let failure = await #expect(throws: SpendError.self) {
                try await engine.spend(GoodAmount(good: "gem", amount: 10), note: "a torch")
            }
            guard case .noAnswer(let id)? = failure else {
                throw UnexpectedResponse(response: "\(failure as Any)")
            }
            let last = await engine.firstSnapshot { $0.isIdle && !$0.wallet.isProvisional }
            #expect(last.lateSpendResults.map(\.spend.id) == [id])
            #expect(last.lateSpendResults.map(\.refusal) == [nil])
            return last
        }
        let wallet = last.wallet
        #expect(wallet.entries.map(\.kind) == [.spend, .grant])
        #expect(wallet.balances.map(\.amount) == [50])
    }

    @Test(
        "the start that settles a retried spending reports it by its ID, refused or debited",
        arguments: [false, true])
    func nextStart(isRefused: Bool) async throws {
        let (backend, line) = (try TestBackend(), ScriptedInterceptor())
        let handset = backend.engineClient(interceptor: line)
        let ten = GoodAmount(good: "gem", amount: 10)
        let id = try await handset.withRunningEngine(sleepLimit: 0) { engine -> SpendID? in
            _ = try await engine.buy("gems.60")
            line.disturbAll(.lost(.cut), [.spend])
            let failure = await #expect(throws: SpendError.self) {
                try await engine.spend(ten, note: "")
            }
            if case .noAnswer(let id)? = failure { return id }
            return nil
        }
        let lost = try #require(id)
        if isRefused {
            try await backend.engineClient("tablet").withRunningEngine { engine in
                try await engine.refreshWallet()
                _ = try await engine.spend(GoodAmount(good: "gem", amount: 60), note: "")
            }
        }
        line.reset()
        let settled = try await handset.runUntilIdle().lateSpendResults
        #expect(settled.map(\.spend.id) == [lost])
        #expect(settled.map(\.spend.goods) == [ten])
        #expect(settled.map { $0.refusal != nil } == [isRefused])
        #expect(try await handset.runUntilIdle().lateSpendResults.isEmpty, "it is told once")
    }

    @Test("goods that settled a debt are not added to the wallet, and the purchase states that")
    func debt() async throws {
        let backend = try TestBackend()
        try await backend.engineClient().withRunningEngine { engine in
            let first = try await engine.buy("gems.60").row
            #expect(first.goods.map(\.amount) == [60])
            _ = try await engine.spend(GoodAmount(good: "gem", amount: 50), note: "")
            let id = try #require(first.transactionID)
            _ = try await backend.services.control.refund(id)
            _ = await engine.firstSnapshot {
                $0.rows.contains { $0.stage == .refunded && !$0.isOpen }
            }
            let second = try await engine.buy("gems.60").row
            #expect(second.goods.map(\.amount) == [10])
            let granted = [GoodAmount(good: "gem", amount: 60)]
            #expect(second.paidOff(of: granted).map(\.amount) == [50])
            #expect(first.paidOff(of: granted).isEmpty)
        }
    }
}
