import PurchaseCore
import StoreAPI
import StoreModel
import Testing

@testable import PurchaseEngine

@Suite("Waiting for a retry", .timeLimit(.minutes(2)))
struct WaitTests {
    private let thirty = GoodAmount(good: "coin", amount: 30)

    /// Spends, and ignores a missing answer.
    private func spend(_ engine: PurchaseEngine) async throws {
        do throws(SpendError) {
            _ = try await engine.spend(thirty, note: "")
        } catch {
            guard case .noAnswer = error else { throw error }
        }
    }

    @Test("a spending without an answer is sent again in the same run and debited once")
    func spendAgain() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        let last = try await phone.driving { engine in
            _ = try await engine.purchase(product)
            phone.merchant.set { $0.lostSpends = 3 }
            try await spend(engine)
            return await engine.wait(\.isIdle)
        }
        #expect(last?.wallet.balances.map(\.amount) == [70])
        #expect(phone.merchant.read { $0.spends.count } == 1)
        #expect(phone.merchant.read { $0.spendCalls } == 4)
    }

    @Test(
        "a spending that may have been debited is not dropped for a refusal that did not check the ledger",
        arguments: [Refusal.Code.notAuthorized, .internalError, .quotaExceeded])
    func spendRefusedLater(code: Refusal.Code) async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        let last = try await phone.driving { engine in
            _ = try await engine.purchase(product)
            phone.merchant.set { state in
                state.lostSpends = 1
                state.laterRefusals = [Refusal(code, "Not now.")]
            }
            try await spend(engine)
            return await engine.wait(\.isIdle)
        }
        #expect(last?.wallet.balances.map(\.amount) == [70])
        #expect(phone.merchant.read { $0.spendCalls } == 3)
    }

    @Test("a waiting spending shows when it is sent again, and a restart sends it at once")
    func spendRestart() async throws {
        let phone = try TestDevice(TestClock(patience: 0))
        let product = try TestDevice.product()
        try await phone.driving { engine in
            _ = try await engine.purchase(product)
            phone.merchant.set { $0.lostSpends = 1 }
            try await spend(engine)
            let waiting = await engine.wait { $0.spendRetryAt != nil }
            #expect(waiting?.wallet.isSpending == true && waiting?.isIdle == false)
        }
        let last = try await phone.driving { engine in await engine.wait(\.isIdle) }
        #expect(last?.wallet.balances.map(\.amount) == [70] && last?.spendRetryAt == nil)
        #expect(phone.merchant.read { $0.spends.count } == 1)
    }

    @Test("a requested retry is made at once, and not twice")
    func retryNow() async throws {
        let phone = try TestDevice(TestClock(patience: 0))
        let product = try TestDevice.product()
        phone.store.set { $0.lostPurchases = 1 }
        phone.merchant.set { $0.lostVerdicts = 1 }
        try await phone.driving { engine in
            let buying = Task { try await engine.purchase(product) }
            _ = await engine.wait { $0.rows.first?.stage == .retrying }
            await engine.retryNow()
            _ = await engine.wait {
                $0.rows.first?.stage == .received && $0.rows.first?.retryAt != nil
            }
            await engine.retryNow()
            guard case .success = try await buying.value else { throw Unexpected() }
            _ = await engine.wait(\.isIdle)
            await engine.retryNow()
        }
        #expect(phone.store.read { $0.submissions.count } == 2)
        #expect(phone.store.read { $0.charges } == 1)
        #expect(phone.merchant.read { $0.verifications } == 2)
    }

    @Test("a restore ends every wait")
    func restore() async throws {
        let phone = try TestDevice(TestClock(patience: 0))
        let product = try TestDevice.product()
        phone.merchant.set { $0.lostVerdicts = 1 }
        try await phone.driving { engine in
            let buying = Task { try await engine.purchase(product) }
            _ = await engine.wait { $0.rows.first?.retryAt != nil }
            _ = try await engine.restore()
            guard case .success = try await buying.value else { throw Unexpected() }
        }
        #expect(phone.merchant.read { $0.rows.count } == 1)
    }

    @Test("an answer of a store that was silent ends every wait")
    func reachable() async throws {
        let phone = try TestDevice(TestClock(patience: 0))
        let product = try TestDevice.product()
        try await phone.driving { engine in
            _ = await engine.wait(\.hasLaunched)
            phone.store.set { state in
                state.lostPurchases = 1
                state.lostChanges = 1
            }
            let buying = Task { try await engine.purchase(product) }
            _ = await engine.wait { $0.rows.first?.stage == .retrying }
            phone.store.wake()
            _ = await engine.wait { !$0.backlogs.isEmpty }
            phone.store.wake()
            guard case .success = try await buying.value else { throw Unexpected() }
            #expect(await engine.wait(\.isIdle)?.backlogs.isEmpty == true)
        }
        #expect(phone.store.read { $0.charges } == 1)
    }

    @Test("a requested retry ends a launch's wait for the store")
    func launch() async throws {
        let phone = try TestDevice(TestClock(patience: 0))
        phone.store.set { $0.lostChanges = 1 }
        try await phone.driving { engine in
            await phone.clock.isSleptOn()
            #expect(await engine.snapshot().hasLaunched == false)
            await engine.retryNow()
            #expect(await engine.snapshot().hasLaunched)
        }
    }

    @Test("an answer of the store with another product's transaction counts as no answer")
    func otherOrder() async throws {
        let phone = try TestDevice()
        let (coins, noAds) = (try TestDevice.product(), try TestDevice.product(.nonConsumable))
        let last = try await phone.driving { engine in
            _ = try await engine.purchase(noAds)
            phone.store.set { $0.mistaken = ["coins"] }
            guard case .success(let row) = try await engine.purchase(coins, intentID: "coins")
            else { throw Unexpected() }
            #expect(row.productID == "coins.100")
            return await engine.wait(\.isIdle)
        }
        #expect(last?.rows.map(\.productID) == ["coins.100", "no.ads"])
        #expect(
            phone.store.read { $0.charges } == 2 && phone.store.read { $0.submissions.count } == 3)
    }

    @Test(
        "a device whose clock is behind is asked to set it, and delivers the purchase once it is right"
    )
    func clockBehind() async throws {
        let phone = try TestDevice()
        phone.store.set { $0.ahead = 6 * 60_000 }
        let product = try TestDevice.product()
        let log = try await phone.driving { engine in
            _ = try await engine.purchase(product, intentID: "one")
            return try await engine.journal.log(of: "ann").map(\.event.entry)
        }
        let deferred = log.filter { $0.name == "payment-deferred" }
        #expect(!deferred.isEmpty)
        #expect(deferred.allSatisfy { $0.detail.hasSuffix("set this device's clock") })
        #expect(log.contains { $0.name == "delivered" })
        #expect(phone.store.read { $0.charges } == 1)
    }

    @Test(
        "a signed date that agrees with the store's time is accepted, whatever the device's clock shows"
    )
    func storeTime() async throws {
        let phone = try TestDevice()
        let ahead: Int64 = 6 * 60_000
        phone.store.set { ($0.ahead, $0.toldAhead) = (ahead, ahead) }
        let product = try TestDevice.product()
        let log = try await phone.driving { engine in
            _ = try await engine.purchase(product, intentID: "one")
            return try await engine.journal.log(of: "ann").map(\.event.entry)
        }
        #expect(!log.contains { $0.name == "payment-deferred" })
        #expect(phone.store.read { $0.charges } == 1)
    }

    @Test("each journal has its own seed and keeps it")
    func seeds() async throws {
        let (one, other) = (try TestDevice(), try TestDevice())
        let first = try one.journal().seed
        #expect(!first.isEmpty)
        #expect(try await one.nextJournal().seed == first)
        #expect(try other.journal().seed != first)
    }
}
