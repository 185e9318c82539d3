import PurchaseCore
import StoreAPI
import StoreModel
import Testing

@testable import PurchaseEngine

@Suite("Shipping of the event log", .timeLimit(.minutes(2)))
struct LogShippingTests {
    @Test("every event reaches the merchant once, in batches, and is then acknowledged")
    func ships() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        try await phone.driving { engine in
            _ = try await engine.purchase(product)
            // From here on the engine adds no events of its own.
            _ = await engine.wait { $0.isIdle && $0.hasLaunched }
            for _ in 0..<300 { await engine.log(.action("help")) }
            try await engine.uploadLog()
            let logged = try await engine.journal.log(of: "ann")
            #expect(logged.count > LogBatch.limit)
            #expect(phone.merchant.read { $0.logged } == logged.map(\.event))
            #expect(logged.filter { !$0.isAcknowledged }.isEmpty)
            try await engine.uploadLog()
            #expect(phone.merchant.read { $0.logged.count } == logged.count)
        }
    }

    @Test("an unanswered batch is sent again, and the merchant stores it once")
    func silence() async throws {
        let phone = try TestDevice()
        phone.merchant.set { $0.lostBatches = 1 }
        try await phone.driving { engine in
            _ = await engine.wait(\.hasLaunched)
            await engine.log(.action("help"))
            await #expect(throws: ServiceFailure.self) { try await engine.uploadLog() }
            #expect(try await engine.journal.logState(of: "ann")?.acknowledged == 0)
            try await engine.uploadLog()
            let logged = try await engine.journal.log(of: "ann")
            #expect(phone.merchant.read { $0.logged } == logged.map(\.event))
            #expect(try await engine.journal.logState(of: "ann")?.unacknowledgedCount == 0)
        }
    }

    @Test("notes are shipped without a call while the engine runs, also after an unanswered batch")
    func byItself() async throws {
        let phone = try TestDevice()
        phone.merchant.set { $0.lostBatches = 2 }
        let engine = try await phone.engine(logPause: 1000)
        let run = Task { await engine.run() }
        await engine.log(.action("help"))
        await phone.merchant.waitForLog { $0.contains { $0.entry.name == "help" } }
        run.cancel()
        await run.value
    }

    @Test("an end with a time limit keeps unsent log events for the next start")
    func end() async throws {
        let phone = try TestDevice()
        phone.merchant.set { $0.lostBatches = 1 }
        try await phone.driving { engine in
            await engine.log(.action("quit"))
            await engine.flushLog(atMost: 1000)
        }
        try await phone.driving { engine in
            let names = try await engine.journal.log(of: "ann").map(\.event.entry.name)
            #expect(names.contains("quit"))
            try await engine.uploadLog()
            #expect(phone.merchant.read { $0.logged.map(\.entry.name) }.contains("quit"))
        }
    }

    private func batch(_ sequences: ClosedRange<Int64>, earliest: Int64 = 1) -> LogBatch {
        LogBatch(
            events: sequences.map { sequence in
                LogEvent(
                    id: "", link: LogLink(chain: "c", sequence: sequence, previousHash: ""),
                    at: Timestamp(milliseconds: 0), monotonic: 0, entry: .action("a"), hash: "")
            }, earliest: earliest)
    }

    @Test(
        "a device resends once what a merchant lost, and accepts no acknowledgement beyond what it sent"
    )
    func receipts() {
        var shipment = LogUpload()
        shipment.apply(LogReceipt(acknowledged: 4), of: batch(10...20))
        #expect(shipment.acknowledged == 4 && !shipment.isComplete)
        shipment.apply(LogReceipt(acknowledged: .max), of: batch(5...20))
        #expect(shipment.acknowledged == 20 && !shipment.isComplete)
        shipment.apply(LogReceipt(acknowledged: 0), of: batch(21...22))
        #expect(shipment.isComplete, "a merchant that forgets again is left alone")
        let told = { LogFinding($0, chain: "c", sequence: 1, at: Timestamp(milliseconds: 0)) }
        var rebuilt = LogUpload()
        let findings = [told(.newChain), told(.rewritten), told(.previousHashMismatch)]
        rebuilt.apply(LogReceipt(acknowledged: 2, findings: findings), of: batch(1...2))
        rebuilt.apply(LogReceipt(acknowledged: 4, findings: [told(.gap)]), of: batch(3...4))
        #expect(rebuilt.finding == .rewritten, "the gravest is what a person is told")
        var stuck = LogUpload()
        stuck.apply(LogReceipt(acknowledged: 9), of: batch(10...20))
        #expect(stuck.isComplete)
        var hostile = LogUpload()
        hostile.apply(LogReceipt(acknowledged: .min), of: batch(10...20, earliest: 5))
        #expect(hostile.isComplete && hostile.acknowledged == 0)
    }
}
