import Foundation
import PurchaseCore
import ShopTestSupport
import StoreModel
import Testing

@testable import PurchaseEngine

@Suite("The queue of requests", .timeLimit(.minutes(2)))
struct EffectLimiterTests {
    private func finish(_ number: Int) -> Effect { .finish(TransactionID("\(number)")) }

    @Test("up to the limit effects run at once, and each end starts the one that waited longest")
    func order() {
        var queue = EffectLimiter()
        let count = 3 * EffectLimiter.limit
        let admitted = (0..<count).filter { queue.admit(finish($0)) }
        #expect(admitted == Array(0..<EffectLimiter.limit))
        #expect(queue.end(finish(count)) == nil, "it was never admitted")
        var started = admitted.map(finish)
        for number in 0..<count {
            if let next = queue.end(finish(number)) { started.append(next) }
            #expect(started.count - number - 1 <= EffectLimiter.limit)
        }
        #expect(started == (0..<count).map(finish) && queue.waitingCount == 0)
        let isAdmitted = queue.admit(finish(0))
        #expect(isAdmitted)
    }

    @Test("an effect that is added meanwhile starts after those that wait already")
    func added() {
        var queue = EffectLimiter()
        for number in 0..<(EffectLimiter.limit + 2) { _ = queue.admit(finish(number)) }
        #expect(queue.end(finish(0)) == finish(EffectLimiter.limit))
        let isAdmitted = queue.admit(finish(1_000))
        #expect(!isAdmitted)
        #expect(queue.end(finish(1)) == finish(EffectLimiter.limit + 1))
        #expect(queue.end(finish(2)) == finish(1_000))
    }

    @Test("a start with more open transactions than requests at once finishes all of them")
    func resumption() async throws {
        let phone = try TestDevice()
        let count = 2 * EffectLimiter.limit + 10
        try phone.store.sell(count)
        try await phone.driving(policy: QueuePolicy(autoFinish: false)) { engine in
            _ = await engine.wait { snapshot in
                snapshot.hasLaunched && snapshot.rows.count { $0.stage == .delivered } == count
            }
        }
        #expect(phone.store.read { $0.finished.isEmpty })
        let last = try await phone.driving { await $0.wait(\.isIdle) }
        #expect(last?.rows.count { $0.stage == .finished } == count)
        #expect(phone.store.read { $0.finished.count } == count)
        #expect(phone.merchant.read { $0.rows.count } == count)
    }

    @Test("the requests of resumed purchases are limited, and those of a caller that waits are not")
    func resumedPurchases() async throws {
        let phone = try TestDevice(TestClock(patience: 0))
        let count = EffectLimiter.limit + 10
        let price = try #require(try TestDevice.product().price)
        phone.merchant.set { $0.lostVerdicts = .max }
        try await phone.driving { engine in
            _ = await engine.wait(\.hasLaunched)
            try await engine.accept(
                (0..<count).map { number in
                    .confirmed(
                        Intent(
                            id: IntentID("order-\(number)"), account: "ann",
                            productID: ProductID("coins-\(number)"), type: .consumable,
                            displayName: "coins", quantity: 1, unitPrice: price,
                            outcome: .approve, confirmedAt: phone.clock.now()))
                })
            _ = await engine.wait { $0.rows.count { $0.retryAt != nil } == count }
        }
        phone.merchant.set { $0.lostVerdicts = 0 }
        let line = ScriptedInterceptor()
        line.disturbAll(.stuck, [.verify])
        let engine = try await phone.engine(line: line)
        let last = try await engine.whileRunning { engine in
            _ = await engine.wait(\.hasLaunched)
            #expect(await engine.effectQueue.waitingCount == 10)
            let product = try TestDevice.product(.nonConsumable)
            let buying = Task { try await engine.purchase(product) }
            _ = await engine.wait {
                $0.rows.contains { $0.isCharged == .yes && $0.productID == "no.ads" }
            }
            #expect(await engine.effectQueue.waitingCount == 10)
            line.reset()
            _ = try await buying.value
            return await engine.wait(\.isIdle)
        }
        #expect(last?.rows.count { $0.stage == .finished } == count + 1)
        #expect(phone.merchant.read { $0.rows.count } == count + 1)
    }

    @Test("a finish that waited is not sent while the refund of its transaction is not settled")
    func outdated() async throws {
        let phone = try TestDevice(TestClock(patience: 0))
        try await phone.driving(policy: QueuePolicy(autoFinish: false)) { engine in
            _ = await engine.wait(\.hasLaunched)
            let bought = try await engine.purchase(try TestDevice.product()).row
            let id = try #require(bought.transactionID)
            phone.merchant.set { $0.lostVerdicts = .max }
            phone.store.refund(id)
            _ = await engine.wait {
                $0.rows.contains { $0.stage == .refunded && $0.retryAt != nil }
            }
            await engine.perform(.finish(id))
            #expect(phone.store.read { $0.finishCalls } == 0)
        }
    }

    @Test(
        "waiting requests are not sent while the journal cannot be written, and all of them later")
    func unusableJournal() async throws {
        let phone = try TestDevice(TestClock(patience: 0))
        let count = 2 * EffectLimiter.limit + 10
        try phone.store.sell(count)
        let line = ScriptedInterceptor()
        line.disturbAll(.stuck, [.verify])
        let engine = try await phone.engine(line: line)
        let (path, kept) = (phone.folder + "/journal.sqlite", phone.folder + "/kept")
        try await engine.whileRunning { engine in
            _ = await engine.wait(\.hasLaunched)
            try await engine.flush()
            let waiting = count - EffectLimiter.limit
            while await engine.effectQueue.waitingCount < waiting { await Task.yield() }
            FailingCommits.install(.lost, after: 0, in: await engine.journal)
            try FileManager.default.moveItem(atPath: path, toPath: kept)
            try Data(repeating: 0x2a, count: 8192).write(to: URL(fileURLWithPath: path))
            await #expect(throws: PurchaseError.self) {
                try await engine.purchase(try TestDevice.product(.nonConsumable))
            }
            line.reset()
            while await engine.effectQueue.waitingCount > 0 { await Task.yield() }
            #expect(line.count(.verify) <= EffectLimiter.limit)
            try FileManager.default.removeItem(atPath: path)
            try FileManager.default.moveItem(atPath: kept, toPath: path)
            phone.clock.allow(10)
            _ = await engine.wait(\.isIdle)
        }
        #expect(phone.store.read { $0.finished.count } == count)
        #expect(phone.merchant.read { $0.rows.count } == count)
    }
}
