import PurchaseCore
import PurchaseEngine
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

/// The same purchase by several ways; the numbers are those of the article “Reported failures”.
@Suite("Failure catalogue: duplicates", .timeLimit(.minutes(2)))
struct DuplicateRows {
    @Test("catalogue 2: a success that arrives twenty times, in every possible way, is one credit")
    func twentyTimes() async throws {
        let (backend, line) = (try TestBackend(), ScriptedInterceptor())
        line.setRewrite { call, jws in
            call == .purchase ? [jws] : Array(repeating: jws, count: 20)
        }
        line.disturbAll(.stuck, [.finish])
        let last = try await backend.engineClient(interceptor: line).withRunningEngine { engine in
            _ = await engine.firstSnapshot(where: \.hasLaunched)
            let buying = Task { try await engine.buy("gems.60") }
            await line.waitUntilReached(.finish)
            for _ in 0..<3 { _ = try await engine.products(nil, locale: .fallback) }
            line.reset()
            _ = try await buying.value
            // An approval arrives unsolicited, as a change of the store.
            let waiting = try await engine.buy("gems.60", outcome: .askToBuy).row
            let intent = try #require(waiting.intentID)
            _ = try await backend.services.control.approve(intent)
            return await engine.firstSnapshot { $0.rows.count == 2 && $0.isIdle }
        }
        #expect(last.rows.map(\.stage) == [.finished, .finished] && last.gems == 120)
        let phone = try await backend.rawClient()
        let entries = try await phone.merchant.wallet(entries: 10, phone.context).entries
        #expect(entries.map(\.kind) == [.grant, .grant])
    }

    @Test("catalogue 3: two observers, and an engine that is run twice, are one credit")
    func twoObservers() async throws {
        let (backend, line) = (try TestBackend(), ScriptedInterceptor())
        let engine = try await backend.engineClient(interceptor: line).engine()
        try await engine.start()
        let runs = (0..<2).map { _ in Task { await engine.run() } }
        let observers = (0..<2).map { _ in
            Task { await engine.firstSnapshot { $0.rows.count == 1 && $0.isIdle } }
        }
        _ = try await engine.buy("gems.60")
        for observer in observers { #expect(await observer.value.gems == 60) }
        for run in runs {
            run.cancel()
            await run.value
        }
        #expect(line.count(.purchase) == 1)
        #expect(try await backend.rawClient().gemCount() == 60)
    }

    @Test(
        "catalogue 4: the answer to a purchase and the store's list that contains it make one order"
    )
    func listenerAndHandler() async throws {
        let (backend, line) = (try TestBackend(), ScriptedInterceptor())
        line.disturb(.purchase, .answerStuck)
        let last = try await backend.engineClient(interceptor: line).withRunningEngine { engine in
            _ = await engine.firstSnapshot(where: \.hasLaunched)
            let buying = Task { try await engine.buy("gems.60") }
            await line.waitUntilReached(.purchase)
            // The order is charged and its answer is delayed, so the list arrives first.
            _ = try await engine.products(nil, locale: .fallback)
            _ = await engine.firstSnapshot { $0.rows.first?.stage == .finished }
            line.reset()
            _ = try await buying.value
            return await engine.idleSnapshot()
        }
        #expect(last.rows.count == 1 && last.gems == 60)
        #expect(try await backend.services.control.orders(limit: 10).count == 1)
    }

    @Test(
        "catalogue 24: a refund that is reported before the device verifies, and twice, takes nothing that was not granted"
    )
    func refundFirst() async throws {
        let (backend, line) = (try TestBackend(), ScriptedInterceptor())
        line.disturbAll(.stuck, [.verify])
        let last = try await backend.engineClient(interceptor: line).withRunningEngine { engine in
            let buying = Task { try? await engine.buy("gems.60") }
            await line.waitUntilReached(.verify)
            let id = try #require(await engine.snapshot().rows.first?.transactionID)
            for _ in 0..<2 { _ = try await backend.services.control.refund(id) }
            line.reset()
            _ = await buying.value
            return await engine.firstSnapshot { $0.rows.first?.stage == .refunded && $0.isIdle }
        }
        #expect(last.gems == 0 && last.owedGems == 0)
        let phone = try await backend.rawClient()
        #expect(try await phone.merchant.wallet(entries: 10, phone.context).entries.isEmpty)
    }

    @Test("catalogue 29: one confirmation is one payment, however often the button is pressed")
    func doubleTap() async throws {
        let (backend, line) = (try TestBackend(), ScriptedInterceptor())
        let last = try await backend.engineClient(interceptor: line).withRunningEngine { engine in
            let presses = (0..<5).map { _ in
                Task { try await engine.buy("gems.60", intentID: Self.intents[0]).row }
            }
            var bought: Set<TransactionID?> = []
            for press in presses { bought.insert(try await press.value.transactionID) }
            #expect(bought.count == 1)
            // A second confirmation after the first purchase is a second payment.
            _ = try await engine.buy("gems.60", intentID: Self.intents[1])
            return await engine.idleSnapshot()
        }
        #expect(last.rows.count == 2 && last.gems == 120)
        let orders = try await backend.services.control.orders(limit: 10)
        #expect(orders.map(\.charge.milliunits) == [990, 990])
    }

    private static let intents: [IntentID] = [
        "019a1c3e-2f00-7abc-8def-0123456789ab", "019a1c3e-2f00-7abc-8def-0123456789ac",
    ]

    @Test("catalogue 32: each caller gets the result of its own payment, not of an earlier one")
    func correlation() async throws {
        let backend = try TestBackend()
        let last = try await backend.engineClient().withRunningEngine { engine in
            let waiting = try await engine.buy("gems.60", outcome: .askToBuy).row
            let other = try await engine.buy("noads").row
            let same = try await engine.buy("gems.60").row
            #expect(other.productID == "noads" && same.productID == "gems.60")
            #expect(same.intentID != waiting.intentID && same.isCharged == .yes)
            let intent = try #require(waiting.intentID)
            #expect(
                await engine.snapshot().rows.first { $0.intentID == intent }?.state == .deferred)
            _ = try await backend.services.control.approve(intent)
            let last = await engine.firstSnapshot(where: \.isIdle)
            let approved = last.rows.first { $0.intentID == intent }
            #expect(approved?.state == .finished && approved?.transactionID != same.transactionID)
            return last
        }
        #expect(last.rows.count == 3 && last.gems == 125)
    }

    @Test(
        "catalogue 37: after a connection lost between charge and answer the store is asked again without another charge",
        arguments: [true, false])
    func answerLost(_ dies: Bool) async throws {
        let (backend, line) = (try TestBackend(), ScriptedInterceptor())
        let handset = backend.engineClient(interceptor: line)
        line.disturb(.purchase, dies ? .answerStuck : .answerLost(.cut))
        try await handset.withRunningEngine { engine in
            let buying = Task { try await engine.buy("gems.60") }
            if dies {
                await line.waitUntilReached(.purchase)
                buying.cancel()
                #expect(await engine.snapshot().rows.map(\.isCharged) == [.unknown])
            } else {
                _ = try await buying.value
            }
        }
        let last = try await handset.runUntilIdle()
        #expect(last.rows.map(\.state) == [.finished] && last.gems == 60)
        #expect(
            try await backend.services.control.orders(limit: 10).map(\.charge.milliunits) == [990])
    }

    @Test(
        "catalogue 39: each purchase is verified with its own transaction, never with an earlier one"
    )
    func ownProof() async throws {
        let (backend, line) = (try TestBackend(), ScriptedInterceptor())
        let rows = try await backend.engineClient(interceptor: line).withRunningEngine { engine in
            var rows: [TransactionRow] = []
            for id in ["gems.60", "noads", "gems.60"] as [ProductID] {
                rows.append(try await engine.buy(id).row)
            }
            return rows
        }
        let phone = try await backend.rawClient()
        let asked = try line.verificationRequests.map {
            try phone.read($0.signedTransaction).transaction
        }
        // On a busy machine a verification may get no answer and be repeated.
        let bought = Self.withoutRepetition(asked.map(\.id))
        #expect(bought == rows.map(\.transactionID), "\(line.calls)")
        #expect(Self.withoutRepetition(asked.map(\.intentID)) == rows.map(\.intentID))
        #expect(Set(line.verificationRequests.map(\.nonce)).count == asked.count)
    }

    private static func withoutRepetition<Value: Equatable>(_ values: [Value]) -> [Value] {
        values.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
}
