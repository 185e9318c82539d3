import PurchaseCore
import PurchaseEngine
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("Unsent orders", .timeLimit(.minutes(2)))
struct UnsentOrderTests {
    @Test(
        "an unsent order is known as not charged, also after a restart; once it is sent the charge is unknown"
    )
    func unsent() async throws {
        let (backend, line) = (try TestBackend(), ScriptedInterceptor())
        let handset = backend.engineClient(interceptor: line)
        line.disturbAll(.lost(.timeout), [.orderNumber])
        try await handset.withRunningEngine(sleepLimit: 0) { engine in
            _ = await engine.firstSnapshot(where: \.hasLaunched)
            let buying = Task { try await engine.buy("gems.60") }
            let waiting = await engine.firstSnapshot { $0.rows.first?.retryAt != nil }
            #expect(waiting.rows.map(\.isCharged) == [.no])
            buying.cancel()
            let error = await #expect(throws: PurchaseError.self) { try await buying.value }
            guard case .outcomeUnknown(let row)? = error else {
                Issue.record("\(error as Any)")
                return
            }
            #expect(row.isCharged == .no)
        }
        #expect(try await charges(handset) == [.no])
        line.reset()
        line.disturb(.purchase, .stuck)
        try await handset.withRunningEngine { engine in
            await line.waitUntilReached(.purchase)
            #expect(await engine.snapshot().rows.map(\.isCharged) == [.unknown])
        }
        #expect(try await charges(handset) == [.unknown])
        line.reset()
        #expect(try await handset.runUntilIdle().rows.map(\.isCharged) == [.yes])
        #expect(try await backend.services.control.orders(limit: 10).count == 1)
    }

    @Test("an order is known as not charged while its number is requested for the first time")
    func first() async throws {
        let (backend, line) = (try TestBackend(), ScriptedInterceptor())
        line.disturbAll(.stuck, [.orderNumber])
        try await backend.engineClient(interceptor: line).withRunningEngine { engine in
            let buying = Task { try await engine.buy("gems.60") }
            await line.waitUntilReached(.orderNumber)
            let waiting = await engine.firstSnapshot { !$0.rows.isEmpty }
            #expect(waiting.rows.map(\.isCharged) == [.no])
            line.reset()
            line.disturb(.purchase, .stuck)
            await line.waitUntilReached(.purchase)
            #expect(await engine.snapshot().rows.map(\.isCharged) == [.unknown])
            line.reset()
            _ = try await buying.value
        }
    }

    /// Returns the knowledge of the charges at a start, before an engine drives.
    private func charges(_ handset: EngineClient) async throws -> [ChargeStatus] {
        let engine = try await handset.engine()
        try await engine.start()
        return await engine.snapshot().rows.map(\.isCharged)
    }
}
