import Foundation
import GRDB
import PurchaseCore
import ShopTestSupport
import StoreModel
import Synchronization
import Testing

@testable import PurchaseEngine

@Suite("The resumption of many open orders", .timeLimit(.minutes(2)))
struct ResumptionTests {
    private static let byHand = QueuePolicy(autoFinish: false)
    private static let capacity = {
        var capacity = DeliveryHighWaterMarks()
        capacity.part = Int64(EffectLimiter.limit) + 10
        return capacity
    }()
    private let part = Int(capacity.part)

    /// Delivers transactions that are not finished; all transactions of the device are open then.
    private func deliver(_ count: Int, on phone: TestDevice) async throws {
        try phone.store.sell(count)
        let total = phone.store.read { $0.transactions.count }
        try await phone.driving(policy: Self.byHand, capacity: Self.capacity) { engine in
            _ = await engine.wait { snapshot in
                snapshot.hasLaunched && snapshot.rows.count { $0.stage == .delivered } == total
            }
            try await engine.flush()
        }
    }

    /// Counts the statements of a start, and returns the engine.
    private func start(_ phone: TestDevice) async throws -> (engine: PurchaseEngine, count: Int) {
        let journal = try await phone.nextJournal()
        var options = EngineOptions(account: "ann", policy: Self.byHand)
        options.capacity = Self.capacity
        let engine = PurchaseEngine(
            EngineDependencies(
                store: phone.store, merchant: phone.merchant, journal: journal,
                clock: phone.clock),
            options: options)
        let count = StatementCount()
        journal.database.inDatabase { $0.trace(options: .statement) { _ in count.add() } }
        try await engine.start()
        return (engine, count.value)
    }

    private final class StatementCount: Sendable {
        private let number = Mutex(0)
        var value: Int { number.withLock { $0 } }
        func add() { number.withLock { $0 += 1 } }
    }

    @Test("a start reads the first open orders, with as many statements for any number of them")
    func start() async throws {
        let phone = try TestDevice()
        try await deliver(part + 10, on: phone)
        let few = try await start(phone).count
        try await deliver(part, on: phone)
        let (engine, many) = try await start(phone)
        #expect(many == few && many < 40)
        #expect(await engine.committed.openCount == part)
        #expect(await !engine.unread.isEmpty)
    }

    @Test("the next part is read only when no request waits, and all orders are finished")
    func parts() async throws {
        let phone = try TestDevice()
        let count = 2 * part + 10
        try await deliver(count, on: phone)
        let line = ScriptedInterceptor()
        line.disturbAll(.stuck, [.finish, .unfinished, .changes])
        let engine = try await phone.engine(line: line, capacity: Self.capacity)
        let last = try await engine.whileRunning { engine in
            while await engine.effectQueue.waitingCount < part - EffectLimiter.limit {
                await Task.yield()
            }
            let snapshot = await engine.snapshot()
            #expect(!snapshot.hasLaunched && !snapshot.isIdle)
            #expect(await engine.committed.openCount == part)
            line.reset()
            let last = await engine.wait(\.isIdle)
            #expect(await engine.unread.isEmpty)
            return last
        }
        #expect(last?.redeliveredCount == 0 && last?.hasLaunched == true)
        #expect(phone.store.read { $0.finished.count } == count)
        #expect(phone.merchant.read { $0.rows.count } == count)
    }

    @Test("a purchase waits until the open orders of earlier runs have been read")
    func purchase() async throws {
        let phone = try TestDevice()
        try await deliver(part + 10, on: phone)
        try await phone.driving(capacity: Self.capacity) { engine in
            // Otherwise the store would answer with an unfinished transaction of the product.
            let bought = try await engine.purchase(try TestDevice.product())
            #expect(bought.row.isCharged == .yes)
            _ = await engine.wait(\.isIdle)
        }
        #expect(phone.store.read { $0.charges } == 1)
        #expect(phone.store.read { $0.finished.count } == part + 11)
    }

    @Test("a purchase does not wait for the requests of the open orders of other products")
    func purchaseAmongRequests() async throws {
        let phone = try TestDevice()
        let count = 2 * part + 10
        try await deliver(count, on: phone)
        let line = ScriptedInterceptor()
        line.disturbAll(.stuck, [.finish])
        let engine = try await phone.engine(line: line, capacity: Self.capacity)
        try await engine.whileRunning { engine in
            while await engine.effectQueue.waitingCount < part - EffectLimiter.limit {
                await Task.yield()
            }
            let product = try TestDevice.product(.nonConsumable)
            async let purchase = engine.purchase(product)
            while phone.store.read({ $0.charges }) == 0 { await Task.yield() }
            #expect(await engine.unread.isEmpty)
            line.reset()
            #expect(try await purchase.row.isCharged == .yes)
            let last = await engine.wait(\.isIdle)
            #expect(last?.hasLaunched == true)
        }
        #expect(phone.store.read { $0.finished.count } == count + 1)
    }

    @Test("a damaged open order beyond the first ones stops the engine, and nothing is bought")
    func damaged() async throws {
        let phone = try TestDevice()
        try await deliver(TransactionRowIndex.displayedLimit + part + 20, on: phone)
        // The order belongs neither to the first open ones nor to the newest rows.
        try await phone.nextJournal().database.write { database in
            try database.execute(
                sql: "UPDATE deliveries SET body = '{}' WHERE rowid = \(part + 5)")
        }
        try await phone.driving(policy: Self.byHand, capacity: Self.capacity) { engine in
            _ = await engine.wait { if case .reading = $0.mode { true } else { false } }
            let error = await #expect(throws: PurchaseError.self) {
                try await engine.purchase(try TestDevice.product(.nonConsumable))
            }
            guard case .journal(.unreadable)? = error else { throw Unexpected() }
        }
        #expect(phone.store.read { $0.submissions.isEmpty })
    }

    @Test("a call that reopens the journal resumes the requests that were not sent, without a wait")
    func reopened() async throws {
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
            try FileManager.default.removeItem(atPath: path)
            try FileManager.default.moveItem(atPath: kept, toPath: path)
            // The clock does not move, so no wait ends.
            await engine.retryNow()
            _ = await engine.wait(\.isIdle)
        }
        #expect(phone.store.read { $0.finished.count } == count)
        #expect(phone.merchant.read { $0.rows.count } == count)
    }
}
