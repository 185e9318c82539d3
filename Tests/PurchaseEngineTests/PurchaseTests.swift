import GRDB
import PurchaseCore
import StoreAPI
import StoreModel
import Testing

@testable import PurchaseEngine

@Suite("Purchases", .timeLimit(.minutes(2)))
struct PurchaseTests {
    private let coins: GoodID = "coin"

    private func balance(_ snapshot: EngineSnapshot?) -> Int64 {
        snapshot?.wallet.balances.first { $0.good == coins }?.amount ?? 0
    }

    @Test(
        "a repeated confirmation of an order that is too old to be listed returns its result")
    func oldOrder() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        try await phone.driving { engine in
            _ = try await engine.purchase(product, intentID: "old")
        }
        let journal = try await phone.nextJournal()
        try await journal.database.write { database in
            try database.execute(
                sql: """
                    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 600)
                    INSERT INTO payments
                    SELECT 'later-' || i, account, NULL, started_ms + i, 0,
                        replace(body, '"old"', '"later-' || i || '"')
                    FROM payments, n
                    """)
        }
        let engine = try await phone.engine(on: journal)
        let run = Task { await engine.run() }
        guard case .success(let row) = try await engine.purchase(product, intentID: "old") else {
            throw Unexpected()
        }
        run.cancel()
        await run.value
        #expect(row.intentID == "old" && row.stage == .finished)
        #expect(phone.store.read { $0.charges } == 1)
    }

    @Test("a purchase is charged, delivered and finished once")
    func buys() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        let snapshot = try await phone.driving { engine in
            let result = try await engine.purchase(product, quantity: 2)
            guard case .success(let row) = result else { throw Unexpected() }
            #expect(row.isCharged == .yes && row.quantity == 2)
            #expect(phone.store.read { $0.finished.count } == 1)
            try await engine.flush()
            #expect(await engine.snapshot().rows.map(\.state) == [.finished])
            return await engine.snapshot()
        }
        #expect(balance(snapshot) == 200)
        #expect(phone.store.read { $0.charges } == 1)
        #expect(phone.store.read { $0.finished.count } == 1)
    }

    @Test("a second call with the same intent ID charges once")
    func sameIntent() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        try await phone.driving { engine in
            async let first = engine.purchase(product, intentID: "one-dialog")
            async let second = engine.purchase(product, intentID: "one-dialog")
            _ = try await (first, second)
            _ = try await engine.purchase(product, intentID: "one-dialog")
            #expect(await engine.snapshot().rows.count == 1)
        }
        #expect(phone.store.read { $0.charges } == 1)
        #expect(phone.merchant.read { $0.rows.count } == 1)
    }

    @Test("a success that arrives twice is delivered once")
    func twice() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        let snapshot = try await phone.driving { engine in
            _ = try await engine.purchase(product)
            // The store forgets that the transaction is finished, and lists it again.
            phone.store.set { $0.finished = [] }
            _ = try await engine.restore()
            return await engine.wait { _ in phone.store.read { !$0.finished.isEmpty } }
        }
        #expect(balance(snapshot) == 100)
        #expect(phone.merchant.read { $0.rows.count } == 1)
    }

    @Test(
        "after a lost answer a retry uses the same intent ID and charges once", arguments: [1, 3])
    func lostAnswer(times: Int) async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        phone.store.set { $0.lostPurchases = times }
        try await phone.driving { engine in
            _ = try await engine.purchase(product, intentID: "lost")
        }
        // The redelivery may overtake a retry, but every submission has the same ID.
        let sent = phone.store.read { $0.submissions }
        #expect(sent.count >= 2 && Set(sent.map(\.intent.id)) == ["lost"])
        #expect(Set(sent.map(\.merchantOrder)).count == 1)
        #expect(phone.store.read { $0.charges } == 1)
    }

    @Test(
        "an invalid quantity is refused before anything is sent",
        arguments: [-1, 0, 11, .max])
    func quantity(_ quantity: Int) async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        try await phone.driving { engine in
            await #expect(throws: PurchaseError.invalidQuantity(allowed: 1...10)) {
                try await engine.purchase(product, quantity: quantity)
            }
            #expect(await engine.snapshot().rows.isEmpty)
        }
        #expect(phone.store.read { $0.submissions.isEmpty })
    }

    @Test(
        "an intent ID that is reused for other goods is refused, and the refusal does not mention the first order"
    )
    func otherGoods() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        try await phone.driving { engine in
            _ = try await engine.purchase(product, intentID: "one")
            for (other, quantity) in [(try TestDevice.product(.nonConsumable), 1), (product, 2)] {
                do {
                    _ = try await engine.purchase(other, quantity: quantity, intentID: "one")
                    throw Unexpected()
                } catch let error as PurchaseError {
                    guard case .service(.refusal(let refusal)) = error else { throw error }
                    #expect(refusal.code == .keyReused)
                }
            }
        }
        #expect(phone.store.read { $0.submissions.count } == 1)
    }

    @Test(
        "a restore ends even if the merchant does not answer, and the remaining transactions are delivered later"
    )
    func restoreUnanswered() async throws {
        let phone = try TestDevice(TestClock(patience: 0))
        let product = try TestDevice.product(.nonConsumable)
        let last = try await phone.driving { engine in
            _ = try await engine.purchase(product)
            _ = await engine.wait(\.hasLaunched)
            phone.merchant.set { $0.lostVerdicts = 1 }
            let rows = try await engine.restore()
            #expect(rows.map { $0.retryAt == nil } == [false])
            phone.clock.allow(1)
            return await engine.wait(\.isIdle)
        }
        #expect(last?.rows.filter { $0.stage == .finished }.count == 2)
        #expect(phone.merchant.read { $0.rows.count } == 1)
    }

    @Test("a restore with nothing to restore ends with an empty result")
    func restoreNothing() async throws {
        let rows = try await TestDevice().driving { try await $0.restore() }
        #expect(rows.isEmpty)
    }

    @Test(
        "a purchase that ends without a charge reports that it was not charged",
        arguments: [OrderStatus.cancelled, .declined(.paymentDeclined)])
    func notCharged(status: OrderStatus) async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        phone.store.set { $0.answer = status }
        try await phone.driving { engine in
            do {
                guard case .userCancelled(let row) = try await engine.purchase(product) else {
                    throw Unexpected()
                }
                #expect(status == .cancelled && row.isCharged == .no)
            } catch let error as PurchaseError {
                guard case .declined(let row) = error else { throw error }
                #expect(status != .cancelled && row.isCharged == .no)
            }
            _ = await engine.wait { !$0.rows.contains(where: \.isOpen) }
        }
        #expect(phone.store.read { $0.acknowledged.count } == 1)
    }

    @Test("a transaction signed by an untrusted key is never delivered")
    func forged() async throws {
        let phone = try TestDevice(TestClock(patience: 4))
        let product = try TestDevice.product()
        phone.store.set { $0.isForging = true }
        try await phone.driving { engine in
            let buying = Task { try await engine.purchase(product) }
            let seen = await engine.wait { $0.rows.contains { $0.stage == .retrying } }
            #expect(seen?.rows.first?.isCharged == .unknown)
            buying.cancel()
            _ = await buying.result
            #expect(await engine.snapshot().wallet.balances.allSatisfy { $0.amount == 0 })
        }
        #expect(phone.merchant.read { $0.verifications } == 0)
        #expect(phone.store.read { $0.finished.isEmpty })
    }

    @Test(
        "an order that the store withholds ends the wait at once, is marked, and is asked about again"
    )
    func keptBack() async throws {
        let phone = try TestDevice(TestClock(patience: 4))
        let product = try TestDevice.product()
        phone.store.set { $0.answer = .alreadyPurchased }
        try await phone.driving { engine in
            do {
                _ = try await engine.purchase(product, intentID: "one")
                Issue.record("it was delivered")
            } catch let error as PurchaseError {
                guard case .outcomeUnknown(let row) = error else { throw error }
                #expect(row.isKeptBack && row.isOpen && row.isCharged == .unknown)
            }
            phone.store.approve("one")
            let seen = await engine.wait { $0.rows.contains { $0.stage == .finished } }
            #expect(seen?.rows.map(\.isKeptBack) == [false])
        }
    }

    @Test("a transaction that the merchant rejects permanently is quarantined and finished")
    func rejected() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        phone.merchant.set { $0.rejects = true }
        try await phone.driving { engine in
            do {
                _ = try await engine.purchase(product)
                Issue.record("it was delivered")
            } catch let error as PurchaseError {
                guard case .rejected(let row) = error else { throw error }
                #expect(row.stage == .quarantined && row.isCharged == .yes)
            }
            _ = await engine.wait { !$0.rows.contains(where: \.isOpen) }
        }
        #expect(phone.store.read { $0.finished.count } == 1)
    }

    @Test("a refund of a settled purchase revokes the goods")
    func refund() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        let snapshot = try await phone.driving { engine in
            guard case .success(let row) = try await engine.purchase(product),
                let id = row.transactionID
            else { throw Unexpected() }
            _ = await engine.wait(\.hasLaunched)
            phone.store.refund(id)
            return await engine.wait { $0.rows.contains { $0.stage == .refunded && !$0.isOpen } }
        }
        #expect(balance(snapshot) == 0)
    }

    @Test(
        "a retry that is refused for an unrelated reason does not decide the purchase before it",
        arguments: [Refusal.Code.notAuthorized, .internalError])
    func refusedRetry(code: Refusal.Code) async throws {
        let phone = try TestDevice()
        phone.store.set {
            $0.lostPurchases = 1
            $0.refusals = [Refusal(code, "Not now.")]
        }
        try await phone.driving { engine in
            guard case .success = try await engine.purchase(try TestDevice.product()) else {
                throw Unexpected()
            }
        }
        #expect(phone.store.read { $0.charges } == 1)
    }

    @Test("a finish whose answer is lost is tried again")
    func lostFinish() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        phone.store.set { $0.lostFinishes = 2 }
        try await phone.driving { _ = try await $0.purchase(product) }
        #expect(phone.store.read { $0.finishCalls } >= 3)
        #expect(phone.merchant.read { $0.rows.count } == 1)
    }

    @Test("after a lost verdict the merchant is asked again and grants once")
    func lostVerdict() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        phone.merchant.set { $0.lostVerdicts = 2 }
        let snapshot = try await phone.driving { engine in
            _ = try await engine.purchase(product)
            return await engine.snapshot()
        }
        #expect(balance(snapshot) == 100)
        #expect(phone.merchant.read { $0.rows.count } == 1)
    }

    @Test(
        "while one order waits for approval another is bought, and the approved one is delivered on its own"
    )
    func mixed() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        let snapshot = try await phone.driving { engine in
            _ = await engine.wait(\.hasLaunched)
            phone.store.set { $0.answer = .pending }
            guard case .pending = try await engine.purchase(product, intentID: "asked") else {
                throw Unexpected()
            }
            phone.store.set { $0.answer = nil }
            guard case .success = try await engine.purchase(product, intentID: "bought") else {
                throw Unexpected()
            }
            phone.store.approve("asked")
            return await engine.wait { $0.rows.filter { $0.stage == .finished }.count == 2 }
        }
        #expect(balance(snapshot) == 200)
        #expect(phone.store.read { $0.charges } == 2)
    }

    @Test("a spending without an answer reports that, and is not debited twice")
    func spending() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        try await phone.driving { engine in
            _ = try await engine.purchase(product)
            phone.merchant.set { $0.lostSpends = 1 }
            let failure = await #expect(throws: SpendError.self) {
                try await engine.spend(GoodAmount(good: "coin", amount: 30), note: "")
            }
            guard case .noAnswer? = failure else { throw Unexpected() }
        }
        let snapshot = try await phone.driving { engine in
            await engine.wait { $0.isIdle }
        }
        #expect(balance(snapshot) == 70)
        #expect(phone.merchant.read { $0.spends.count } == 1)
    }
}

/// A result that the test does not expect.
struct Unexpected: Error {}
