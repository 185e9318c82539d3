import Foundation
import PurchaseCore
import PurchaseEngine
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

/// Transactions that are paid and not finished; the numbers are those of the article “Reported failures”.
@Suite("Failure catalogue: unfinished transactions", .timeLimit(.minutes(2)))
struct UnfinishedRows {
    @Test(
        "catalogue 1: buying again while unfinished is free and credited once; then a rebuy is charged"
    )
    func rebuyUnfinished() async throws {
        let (backend, line) = (try TestBackend(), ScriptedInterceptor())
        let handset = backend.engineClient(interceptor: line)
        line.disturbAll(.stuck, [.finish])
        let first = try await handset.withRunningEngine { engine in
            let buying = Task { try await engine.buy("gems.60") }
            defer { buying.cancel() }
            return await engine.firstSnapshot { $0.rows.first?.stage == .delivered }.rows.first
        }
        // The device stopped before the store received the finish; the customer buys again.
        let last = try await handset.withRunningEngine { engine in
            let buying = Task { try await engine.buy("gems.60") }
            _ = await engine.firstSnapshot { $0.rows.map(\.stage) == [.delivered, .delivered] }
            #expect(await engine.snapshot().gems == 60)
            line.reset()
            let again = try await buying.value.row
            #expect(again.transactionID == first?.transactionID && again.isCharged == .no)
            let next = try await engine.buy("gems.60").row
            #expect(next.transactionID != first?.transactionID && next.isCharged == .yes)
            return await engine.idleSnapshot()
        }
        #expect(last.gems == 120)
        let charges = try await backend.services.control.orders(limit: 10)
        #expect(charges.map(\.charge.milliunits).sorted() == [0, 990, 990])
    }

    @Test(
        "catalogue 5: nothing is finished before its goods are delivered, by the engine or by hand")
    func finishEarly() async throws {
        let (backend, line) = (try TestBackend(), ScriptedInterceptor())
        let handset = backend.engineClient(interceptor: line)
        line.disturbAll(.stuck, [.verify])
        let id = try await handset.withRunningEngine { engine in
            let buying = Task { try await engine.buy("gems.60") }
            defer { buying.cancel() }
            await line.waitUntilReached(.verify)
            let id = try #require(await engine.snapshot().rows.first?.transactionID)
            await #expect(throws: FinishError.notDelivered) { try await engine.finish(id) }
            return id
        }
        #expect(line.count(.finish) == 0)
        #expect(try await backend.rawClient().unfinished().map(\.transaction.id) == [id])
        line.reset()
        #expect(try await handset.runUntilIdle().gems == 60)
        let verified = try #require(line.calls.lastIndex(of: .verify))
        #expect(try #require(line.calls.firstIndex(of: .finish)) > verified)
    }

    @Test("catalogue 6: a late observer receives the complete state")
    func lateListener() async throws {
        let line = ScriptedInterceptor()
        let handset = try TestBackend().engineClient(interceptor: line)
        line.disturbAll(.stuck, [.finish])
        try await handset.withRunningEngine { engine in
            let buying = Task { try await engine.buy("gems.60") }
            defer { buying.cancel() }
            await line.waitUntilReached(.finish)
            let heard = await engine.firstSnapshot { _ in true }
            #expect(heard.rows.map(\.stage) == [.delivered] && heard.gems == 60)
        }
        // The same holds after a restart, before the store has answered.
        let engine = try await handset.engine()
        try await engine.start()
        let heard = await engine.firstSnapshot { _ in true }
        #expect(heard.rows.map(\.stage) == [.delivered] && !heard.hasLaunched)
    }

    @Test("catalogue 7: a transaction that arrives at launch, before there is an observer, is kept")
    func beforeAnybodyListens() async throws {
        let line = ScriptedInterceptor()
        let handset = try TestBackend().engineClient(interceptor: line)
        line.disturbAll(.answerStuck, [.purchase])
        try await handset.withRunningEngine { engine in
            let buying = ["gems.60", "noads"].map { (id: ProductID) in
                Task { try await engine.buy(id) }
            }
            for _ in buying { await line.waitUntilReached(.purchase) }
            for task in buying { task.cancel() }
        }
        line.reset()
        line.disturbAll(.answerStuck, [.finish])
        try await handset.withRunningEngine { engine in
            // Both are received, granted and finished at the store before the first observer starts.
            for _ in 0..<2 { await line.waitUntilReached(.finish) }
            line.reset()
            let heard = await engine.idleSnapshot()
            #expect(heard.rows.map(\.stage) == [.finished, .finished])
            #expect(heard.gems == 65 && heard.owned == ["noads"])
        }
    }

    @Test(
        "catalogue 8: an unfinished transaction blocks nothing: it is returned, free, and can be finished"
    )
    func blocking() async throws {
        let handset = try TestBackend().engineClient()
        try await handset.withRunningEngine(policy: QueuePolicy(autoFinish: false)) { engine in
            // An order that waits for approval blocks nothing either.
            guard case .pending = try await engine.buy("gems.60", outcome: .askToBuy) else {
                throw UnexpectedResponse(response: "it does not wait")
            }
            let first = try await engine.buy("gems.60").row
            let blocked = try await engine.buy("gems.60").row
            let id = try #require(first.transactionID)
            #expect(blocked.transactionID == id && blocked.isCharged == .no)
            #expect(try await engine.buy("noads").row.isCharged == .yes)
            try await engine.finish(id)
            let next = try await engine.buy("gems.60").row
            #expect(next.transactionID != id && next.isCharged == .yes)
        }
    }

    @Test(
        "catalogue 9: finishing an order without a transaction, or an unknown ID, is an error and changes nothing"
    )
    func finishPurchasing() async throws {
        let line = ScriptedInterceptor()
        let handset = try TestBackend().engineClient(interceptor: line)
        line.disturbAll(.stuck, [.purchase])
        try await handset.withRunningEngine { engine in
            let buying = Task { try await engine.buy("gems.60", intentID: Self.intent) }
            await line.waitUntilReached(.purchase)
            // The launch also changes the snapshot, so it must be complete.
            let before = await engine.firstSnapshot(where: \.hasLaunched)
            #expect(
                before.rows.map(\.state) == [.purchasing] && before.rows[0].transactionID == nil)
            for id in ["", "0", Self.intent.rawValue, "../1", "\u{0}", "2000000000000000"] {
                await #expect(throws: FinishError.unknown) {
                    try await engine.finish(TransactionID(id))
                }
            }
            #expect(await engine.snapshot() == before && line.count(.finish) == 0)
            line.reset()
            _ = try await buying.value
            #expect(await engine.idleSnapshot().rows.map(\.state) == [.finished])
        }
    }

    private static let intent: IntentID = "019a1c3e-2f00-7abc-8def-0123456789ab"

    @Test(
        "catalogue 10: a finish that fails is repeated, and a transaction that returns is recognized",
        arguments: [ScriptedInterceptor.Disturbance.lost(.cut), .answerLost(.timeout)])
    func finishLost(_ trouble: ScriptedInterceptor.Disturbance) async throws {
        let (backend, line) = (try TestBackend(), ScriptedInterceptor())
        line.disturb(.finish, trouble, times: 3)
        let last = try await backend.engineClient(interceptor: line).withRunningEngine { engine in
            let row = try await engine.buy("gems.60").row
            _ = try await engine.products(nil, locale: .fallback)
            return (row, await engine.idleSnapshot())
        }
        #expect(line.count(.finish) == 4 && last.1.gems == 60)
        let id = try #require(last.0.transactionID)
        let steps = try await backend.services.control.history(of: .transaction(id)).map(\.kind)
        #expect(steps.filter { $0 == .storeFinished }.count == 1)
        #expect(steps.filter { $0 == .granted }.count == 1)
    }

    @Test(
        "catalogue 11: a failed order is listed until the store has its acknowledgement, and then never again"
    )
    func failedUntilSeen() async throws {
        let (backend, line) = (try TestBackend(), ScriptedInterceptor())
        let (handset, phone) = (
            backend.engineClient(interceptor: line), try await backend.rawClient()
        )
        line.disturbAll(.stuck, [.finish])
        try await handset.withRunningEngine { engine in
            let error = try await failure { try await engine.buy("gems.60", outcome: .decline) }
            guard case .declined(let row)? = error else {
                throw UnexpectedResponse(response: "\(error as Any)")
            }
            #expect(row.state == .failed && row.isCharged == .no)
        }
        for _ in 0..<2 {
            #expect(try await phone.store.unfinished(phone.context).orders.count == 1)
            try await handset.withRunningEngine { _ in await line.waitUntilReached(.finish) }
        }
        line.reset()
        #expect(try await handset.runUntilIdle().rows.map(\.state) == [.failed])
        #expect(try await phone.store.unfinished(phone.context).orders.isEmpty)
        let finishes = line.count(.finish)
        #expect(try await handset.runUntilIdle().rows.count == 1)
        #expect(line.count(.finish) == finishes)
    }

    @Test(
        "catalogue 30: when the store receives the finish, the goods are on the disk and in the ledger"
    )
    func durableBeforeFinish() async throws {
        let (backend, line) = (try TestBackend(), ScriptedInterceptor())
        let (folder, image) = (backend.folder(of: "phone"), backend.folder(of: "image"))
        line.setObserver { call in
            // Copies the device's files as they are at this moment; the call continues afterwards.
            guard call == .finish else { return }
            do {
                try FileManager.default.copyItem(atPath: folder, toPath: image)
            } catch {
                Issue.record(error)
            }
        }
        line.disturbAll(.stuck, [.finish])
        try await backend.engineClient(interceptor: line).withRunningEngine { engine in
            let buying = Task { try await engine.buy("gems.60") }
            defer { buying.cancel() }
            await line.waitUntilReached(.finish)
        }
        #expect(try await backend.rawClient().gemCount() == 60)
        let engine = try await backend.engineClient("image").engine()
        try await engine.start()
        let found = await engine.snapshot()
        #expect(found.rows.map(\.stage) == [.delivered] && found.gems == 60)
    }
}
