import Foundation
import PurchaseCore
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@testable import PurchaseEngine

@Suite("Lists longer than a page", .timeLimit(.minutes(2)))
struct PageTests {
    private static let count = 10

    /// Creates a device whose store lists more unfinished transactions than fit on a page.
    private func phone(_ clock: TestClock = TestClock()) throws -> TestDevice {
        let phone = try TestDevice(clock)
        try phone.store.sell(Self.count)
        phone.store.set { $0.mostPerPage = 3 }
        return phone
    }

    private func expectAll(_ phone: TestDevice, _ snapshot: EngineSnapshot?) {
        #expect(snapshot?.rows.map(\.stage) == Array(repeating: .finished, count: Self.count))
        #expect(phone.merchant.read { $0.rows.count } == Self.count)
        #expect(snapshot?.wallet.balances.map(\.amount) == [Int64(100 * Self.count)])
    }

    @Test("a launch reads a list of any length page by page and reports its progress")
    func launch() async throws {
        let phone = try phone()
        phone.store.set { $0.holdsChanges = true }
        let snapshot = try await phone.driving { engine in
            await phone.store.isHolding()
            #expect(await engine.snapshot().redeliveredCount == 9)
            phone.store.letAnswerGo()
            return await engine.wait(\.isIdle)
        }
        #expect(snapshot?.redeliveredCount == 0)
        expectAll(phone, snapshot)
        #expect(phone.store.read { $0.unfinishedCalls } == 4)
    }

    @Test("a launch of several pages pauses before each snapshot, and nothing pauses afterwards")
    func paced() async throws {
        let phone = try phone()
        phone.store.set { $0.holdsChanges = true }
        @Sendable func pauses() -> Int { phone.clock.pauseCount(milliseconds: 250) }
        try await phone.driving { engine in
            await phone.store.isHolding()
            // The state is available at once; only the snapshots of its changes are combined.
            #expect(await engine.snapshot().redeliveredCount == 9)
            for _ in 0..<2 {
                let before = pauses()
                _ = await engine.wait { $0.redeliveredCount == 9 }
                #expect(pauses() == before + 1)
            }
            phone.store.letAnswerGo()
            _ = await engine.wait(\.isIdle)
            let before = pauses()
            _ = try await engine.purchase(try TestDevice.product(.nonConsumable))
            _ = await engine.wait(\.isIdle)
            #expect(pauses() == before)
        }
    }

    @Test("a lost page is asked for again, and nothing is granted twice", arguments: 0..<4)
    func lostPage(number: Int) async throws {
        let phone = try phone()
        phone.store.set { $0.pagesBeforeLoss = number }
        let snapshot = try await phone.driving { await $0.wait(\.isIdle) }
        expectAll(phone, snapshot)
    }

    @Test(
        "a device that crashes between two pages resumes at the next start", arguments: 0..<24,
        [BreakingInterceptor.Loss.request, .answer])
    func cut(calls: Int, loss: BreakingInterceptor.Loss) async throws {
        let phone = try phone()
        let line = BreakingInterceptor(after: calls, loss: loss)
        let image = phone.folder + "-image"
        defer { try? FileManager.default.removeItem(atPath: image) }
        let engine = try await phone.engine(line: line)
        let run = Task { await engine.run() }
        await line.isBroken()
        try FileManager.default.copyItem(atPath: phone.folder, toPath: image)
        run.cancel()
        await run.value
        let snapshot = try await phone.driving(folder: image) { await $0.wait(\.isIdle) }
        expectAll(phone, snapshot)
    }

    @Test(
        "each page of changes moves the cursor, so that a lost page causes no other to be repeated")
    func changes() async throws {
        let phone = try TestDevice()
        let store = phone.store
        store.set { $0.mostPerPage = 3 }
        let snapshot = try await phone.driving { engine in
            _ = await engine.wait(\.hasLaunched)
            try store.sell(Self.count)
            store.set { state in
                state.changes = state.transactions.keys.sorted()
                state.askedAfter = []
            }
            try await engine.pullChanges()
            try await engine.flush()
            #expect(store.read { $0.askedAfter } == [0, 3, 6, 9])
            #expect(await engine.committed.cursor == 10)
            return await engine.wait(\.isIdle)
        }
        expectAll(phone, snapshot)
    }

    @Test(
        "an invalid transaction keeps the cursor before its page and does not delay other transactions"
    )
    func forged() async throws {
        let phone = try TestDevice(TestClock(patience: 0))
        let store = phone.store
        store.set { $0.mostPerPage = 3 }
        try await phone.driving { engine in
            _ = await engine.wait(\.hasLaunched)
            try store.sell(5)
            store.set { state in
                state.changes = state.transactions.keys.sorted()
                state.forged = [state.changes[1]]
            }
            try await engine.pullChanges()
            let seen = await engine.wait { $0.rows.count { $0.stage == .finished } == 4 }
            #expect(seen?.backlogs.map(\.refused) == [1])
            #expect(await engine.speculativeState.cursor == 0)
            store.set { $0.forged = [] }
            try await engine.pullChanges()
            _ = await engine.wait { $0.rows.count { $0.stage == .finished } == 5 }
            #expect(await engine.speculativeState.cursor == 5)
        }
    }

    @Test("a store whose pages never end is not asked endlessly")
    func circle() async throws {
        let phone = try phone()
        try await phone.driving { engine in
            _ = await engine.wait(\.isIdle)
            try phone.store.sell(Self.count)
            phone.store.set { $0.isGoingRound = true }
            await #expect(throws: ServiceFailure.noAnswer(NoAnswer(.notUnderstood))) {
                try await engine.redeliver()
            }
        }
    }

    @Test("a purchase reads only the beginning of a long list")
    func purchase() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        try await phone.driving { engine in
            _ = await engine.wait(\.hasLaunched)
            try phone.store.sell(200)
            phone.store.set { $0.unfinishedCalls = 0 }
            _ = try await engine.purchase(product)
            #expect(phone.store.read { $0.unfinishedCalls } == 1)
            #expect(phone.merchant.read { $0.rows.count } < 100)
        }
    }

    @Test("the queue for a silent merchant is bounded, and the rest follows once it answers")
    func bounded() async throws {
        let phone = try TestDevice(TestClock(patience: 0))
        try phone.store.sell(100)
        phone.store.set { $0.mostPerPage = 20 }
        phone.merchant.set { $0.lostVerdicts = .max }
        var capacity = DeliveryHighWaterMarks()
        (capacity.moving, capacity.waiting) = (5, 40)
        try await phone.driving(capacity: capacity) { engine in
            _ = await engine.wait { snapshot in
                snapshot.rows.count > 40 && snapshot.rows.allSatisfy { $0.retryAt != nil }
            }
            await #expect(throws: ServiceFailure.self) { try await engine.redeliver() }
            #expect(await engine.speculativeState.deliveries.byID.count == 60)
            phone.merchant.set { $0.lostVerdicts = 0 }
            await engine.retryNow()
            _ = await engine.wait(\.isIdle)
            #expect(phone.merchant.read { $0.rows.count } == 100)
            try await engine.flush()
            #expect(await engine.speculativeState.deliveries.byID.count <= 60)
        }
    }

    @Test("after a failed commit no page waits for deliveries that the failure has stopped")
    func failedCommit() async throws {
        let phone = try TestDevice()
        phone.store.set { $0.mostPerPage = 3 }
        try phone.store.sell(3)
        var capacity = DeliveryHighWaterMarks()
        capacity.moving = 1
        let line = ScriptedInterceptor()
        let engine = try await phone.engine(
            on: try phone.journal(), policy: QueuePolicy(autoFinish: false), line: line,
            capacity: capacity)
        try await engine.whileRunning { engine in
            _ = await engine.wait(\.hasLaunched)
            _ = await engine.wait { $0.rows.count { $0.stage == .delivered } == 3 }
            try phone.store.sell(3)
            line.disturbAll(.stuck, [.verify])
            // The second page is received, and its verdicts are lost.
            try await engine.redeliver()
            try await engine.flush()
            FailingCommits.install(.lost, after: 0, in: await engine.journal)
            line.reset()
            _ = await engine.wait { $0.rows.count { $0.stage == .delivered } == 6 }
        }
        #expect(phone.merchant.read { $0.rows.count } == 6)
    }
}
