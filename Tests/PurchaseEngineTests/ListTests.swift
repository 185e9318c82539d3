import GRDB
import PurchaseCore
import StoreAPI
import StoreModel
import Testing

@testable import PurchaseEngine

@Suite("The store's lists", .timeLimit(.minutes(2)))
struct ListTests {
    /// Places two orders that wait for approval, and waits until the engine knows them.
    private func placePendingOrders(_ phone: TestDevice, _ engine: PurchaseEngine) async throws {
        let product = try TestDevice.product()
        _ = await engine.wait(\.hasLaunched)
        phone.store.set { $0.answer = .pending }
        for id in ["one", "two"] as [IntentID] {
            guard case .pending = try await engine.purchase(product, intentID: id) else {
                throw Unexpected()
            }
        }
        phone.store.set { $0.answer = nil }
    }

    private func records(_ engine: PurchaseEngine, naming name: String) async throws -> Int {
        try await engine.journal.database.read { database in
            try Int.fetchOne(
                database, sql: "SELECT count(*) FROM records WHERE event LIKE ?",
                arguments: ["{\"\(name)\"%"]) ?? 0
        }
    }

    @Test(
        "an invalid change is recorded, the valid one beside it is delivered, and neither is lost"
    )
    func forgedChange() async throws {
        let phone = try TestDevice(TestClock(patience: 0))
        let snapshot = try await phone.driving { engine in
            try await placePendingOrders(phone, engine)
            phone.store.set { $0.forged = ["2000000000000001"] }
            phone.store.approve("one")
            phone.store.approve("two")
            let seen = await engine.wait { snapshot in
                !snapshot.backlogs.isEmpty && snapshot.rows.contains { $0.stage == .finished }
            }
            #expect(seen?.backlogs.map(\.source) == [.changes])
            #expect(seen?.backlogs.first?.reason.contains("UNTRUSTED") == true)
            #expect(seen?.isIdle == false)
            #expect(await engine.speculativeState.cursor == 0)
            phone.store.set { $0.forged = [] }
            phone.clock.allow(1)
            return await engine.wait { $0.rows.filter { $0.stage == .finished }.count == 2 }
        }
        #expect(snapshot?.wallet.balances.map(\.amount) == [200])
        #expect(phone.merchant.read { $0.rows.count } == 2)
    }

    @Test("once all changes are valid the cursor advances and no list is held back")
    func released() async throws {
        let phone = try TestDevice(TestClock(patience: 0))
        try await phone.driving { engine in
            try await placePendingOrders(phone, engine)
            phone.store.set { $0.isForging = true }
            phone.store.approve("one")
            _ = await engine.wait { !$0.backlogs.isEmpty }
            phone.store.set { $0.isForging = false }
            phone.clock.allow(1)
            _ = await engine.wait { $0.backlogs.isEmpty && !$0.rows.filter { !$0.isOpen }.isEmpty }
            #expect(await engine.speculativeState.cursor == 1)
            #expect(try await records(engine, naming: "listTaken") == 1)
        }
    }

    @Test(
        "extra calls make no record; each failed scheduled attempt waits longer than the one before"
    )
    func noHotLoop() async throws {
        let phone = try TestDevice(TestClock(patience: 0))
        try await phone.driving { engine in
            try await placePendingOrders(phone, engine)
            phone.store.set { $0.isForging = true }
            phone.store.approve("one")
            let first = await engine.wait { !$0.backlogs.isEmpty }?.backlogs.first
            for _ in 0..<5 { try await engine.pullChanges() }
            #expect(try await records(engine, naming: "listDeferred") == 1)
            phone.clock.allow(1)
            let second = await engine.wait { $0.backlogs.first?.attempt == 2 }?.backlogs.first
            let waits = [first, second].compactMap { $0?.notBefore.milliseconds }
            #expect(waits.count == 2 && waits[1] - waits[0] > 3000)
            #expect(first?.since == second?.since)
        }
    }

    @Test("changes without news are read once and not recorded")
    func noNews() async throws {
        let phone = try TestDevice()
        try await phone.driving { engine in
            _ = await engine.wait(\.hasLaunched)
            phone.store.set { $0.otherChanges = 5_000 }
            for _ in 0..<2 { try await engine.pullChanges() }
            #expect(phone.store.read { Array($0.askedAfter.suffix(2)) } == [0, 5_000])
            #expect(await engine.speculativeState.cursor == 0)
        }
    }

    @Test(
        "a cursor that the store never issued hides no change, with an empty or a full list, before and after a restart",
        arguments: [true, false])
    func foreignCursor(isFull: Bool) async throws {
        let phone = try TestDevice()
        try await phone.driving { engine in
            try await placePendingOrders(phone, engine)
            phone.store.set { $0.otherChanges = .max - 9 }
            if isFull { phone.store.approve("one") }
            try await engine.pullChanges()
            phone.store.set { $0.otherChanges = 0 }
            if !isFull { phone.store.approve("one") }
            try await engine.pullChanges()
            _ = await engine.wait { $0.rows.contains { $0.stage == .finished } }
            #expect(await engine.speculativeState.cursor == (isFull ? .max - 8 : 1))
        }
        try await phone.driving { engine in
            phone.store.approve("two")
            try await engine.pullChanges()
            let all = await engine.wait { $0.rows.filter { $0.stage == .finished }.count == 2 }
            #expect(all?.wallet.balances.map(\.amount) == [200])
        }
        #expect(phone.merchant.read { $0.rows.count } == 2)
    }

    @Test("a cursor below all others is ignored", arguments: [Int64.min, -1])
    func negativeCursor(number: Int64) async throws {
        let phone = try TestDevice()
        try await phone.driving { engine in
            try await placePendingOrders(phone, engine)
            phone.store.approve("one")
            _ = await engine.wait { $0.rows.contains { $0.stage == .finished } }
            phone.store.set { $0.cursor = number }
            try await engine.pullChanges()
            try await engine.pullChanges()
            #expect(await engine.speculativeState.cursor == 1)
        }
    }

    @Test("an invalid unfinished transaction is recorded and asked for again")
    func forgedUnfinished() async throws {
        let phone = try TestDevice(TestClock(patience: 0))
        let product = try TestDevice.product()
        phone.merchant.set { $0.lostVerdicts = 1 }
        try await phone.driving { engine in
            let buying = Task { try await engine.purchase(product) }
            _ = await engine.wait { $0.rows.contains { $0.retryAt != nil } }
            buying.cancel()
            _ = await buying.result
        }
        phone.store.set { $0.isForging = true }
        let other = phone.folder + "-other"
        let snapshot = try await phone.driving(folder: other) { engine in
            let seen = await engine.wait { !$0.backlogs.isEmpty }
            #expect(seen?.backlogs.map(\.source) == [.unfinished] && seen?.rows.isEmpty == true)
            phone.store.set { $0.isForging = false }
            phone.clock.allow(1)
            return await engine.wait { $0.isIdle && !$0.rows.isEmpty }
        }
        #expect(snapshot?.rows.map(\.stage) == [.finished] && snapshot?.backlogs.isEmpty == true)
        try TestDevice.remove(other)
    }

    @Test("a restore with an invalid transaction fails, and keeps the valid ones")
    func forgedRestore() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product(.nonConsumable)
        try await phone.driving { engine in
            _ = try await engine.purchase(product)
            // The ID that the copy made by the restore will have.
            phone.store.set { $0.forged = ["2000000000000002"] }
            await #expect(throws: PurchaseError.service(.noAnswer(NoAnswer(.notUnderstood)))) {
                try await engine.restore()
            }
            #expect(await engine.snapshot().entitlements.count == 1)
        }
    }

    @Test("a lost answer about changes is asked for again without another wake-up")
    func lostChanges() async throws {
        let phone = try TestDevice()
        let snapshot = try await phone.driving { engine in
            try await placePendingOrders(phone, engine)
            phone.store.set { $0.lostChanges = 2 }
            phone.store.approve("one")
            return await engine.wait { $0.rows.contains { $0.stage == .finished } }
        }
        #expect(snapshot?.wallet.balances.map(\.amount) == [100])
        #expect(phone.store.read { $0.lostChanges } == 0)
    }

    @Test("an older answer does not end the wait for a newer call that failed")
    func overtaken() async throws {
        let phone = try TestDevice(TestClock(patience: 0))
        let snapshot = try await phone.driving { engine in
            try await placePendingOrders(phone, engine)
            phone.store.set { $0.holdsChanges = true }
            async let older: Void = engine.pullChanges()
            await phone.store.isHolding()
            phone.store.set { $0.lostChanges = 1 }
            phone.store.approve("one")
            _ = await engine.wait { !$0.backlogs.isEmpty }
            phone.store.letAnswerGo()
            try await older
            guard await !engine.snapshot().backlogs.isEmpty else { throw Unexpected() }
            phone.clock.allow(1)
            return await engine.wait { $0.rows.contains { $0.stage == .finished } }
        }
        #expect(snapshot?.wallet.balances.map(\.amount) == [100])
    }

    @Test("an older subscription call that fails late does not hide a newer answer")
    func overtakenFailure() async throws {
        let phone = try TestDevice()
        let engine = try await phone.engine()
        phone.store.set { $0.holdsSubscriptions = true }
        let older = Task { try await engine.refreshSubscriptions() }
        await phone.store.isHolding()
        phone.store.set { $0.lostSubscriptions = 1 }
        await #expect(throws: ServiceFailure.self) { try await engine.refreshSubscriptions() }
        #expect(await engine.snapshot().failures.subscriptions != nil)
        try await engine.refreshSubscriptions()
        phone.store.letAnswerGo()
        await #expect(throws: ServiceFailure.self) { try await older.value }
        #expect(await engine.snapshot().failures.subscriptions == nil)
    }

    @Test(
        "a settled refund that the store lists again is finished again without a new verification")
    func refundAgain() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        try await phone.driving { engine in
            guard case .success(let row) = try await engine.purchase(product),
                let id = row.transactionID
            else { throw Unexpected() }
            _ = await engine.wait(\.hasLaunched)
            phone.store.refund(id)
            _ = await engine.wait { $0.rows.contains { $0.stage == .refunded && !$0.isOpen } }
        }
        let asked = phone.merchant.read { $0.verifications }
        phone.store.set { $0.finished = [] }
        let snapshot = try await phone.driving { engine in
            await phone.store.isFinished()
            return await engine.snapshot()
        }
        #expect(snapshot.rows.map(\.stage) == [.refunded])
        #expect(phone.merchant.read { $0.verifications } == asked)
    }

    @Test("a transaction that was finished by hand is finished again when the store lists it again")
    func byHandAgain() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        let byHand = QueuePolicy(autoFinish: false)
        try await phone.driving(policy: byHand) { engine in
            guard case .success(let row) = try await engine.purchase(product),
                let id = row.transactionID
            else { throw Unexpected() }
            try await engine.finish(id)
        }
        phone.store.set { $0.finished = [] }
        try await phone.driving(policy: byHand) { _ in await phone.store.isFinished() }
        #expect(phone.merchant.read { $0.rows.count } == 1)
    }
}
