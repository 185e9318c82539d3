import SandboxMerchant
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning
import Testing

@testable import SandboxBackend

@Suite("Contract: the device's log at the merchant")
struct LogContractTests {
    private func held(_ backend: TestBackend, _ log: DeviceLog) async throws -> [LogEvent] {
        try await merchant(backend).log(in: log.chain)
    }

    private func merchant(_ backend: TestBackend) throws -> SandboxMerchantService {
        try EmbeddedBackend.open(
            folder: backend.folder, catalog: try TestCatalog.catalog(), clock: backend.clock
        ).merchant
    }

    private func kinds(_ receipt: LogReceipt) -> [LogFinding.Kind] { receipt.findings.map(\.kind) }

    @Test("a batch is stored once, however often it arrives", arguments: Wiring.all)
    func once(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        var log = DeviceLog()
        log.fill(5)
        for _ in 0..<2 {
            let receipt = try await phone.merchant.uploadLog(log.batch(1...3), phone.context)
            #expect(receipt == LogReceipt(acknowledged: 3))
        }
        let overlapping = try await phone.merchant.uploadLog(log.batch(2...5), phone.context)
        #expect(overlapping == LogReceipt(acknowledged: 5))
        #expect(try await held(backend, log) == log.events)
        let chain = try #require(try await merchant(backend).logChains(of: "ann").first)
        #expect(chain.eventCount == 5)
        #expect(chain.isIntact)
        #expect(chain.device == "phone")
    }

    @Test(
        "after a rebuilt chain the first copy stays, and the conflict is reported once with the other copy"
    )
    func rewritten() async throws {
        let backend = try await TestBackend(.overHTTP)
        let phone = try await backend.rawClient()
        var log = DeviceLog()
        log.fill(2)
        var anew = log
        log.add(.action("spend-confirmed"), .action("quit"))
        anew.add(.action("buy-confirmed"), .action("theme"), .action("quit"))
        _ = try await phone.merchant.uploadLog(log.batch(1...4), phone.context)
        let receipt = try await phone.merchant.uploadLog(anew.batch(1...5), phone.context)
        #expect(receipt.acknowledged == 5)
        #expect(kinds(receipt) == [.rewritten, .rewritten, .previousHashMismatch])
        #expect(receipt.findings.map(\.sequence) == [3, 4, 5])
        let again = try await phone.merchant.uploadLog(anew.batch(1...5), phone.context)
        #expect(kinds(again) == [.rewritten, .rewritten])
        #expect(try await held(backend, log).prefix(4) == log.events[...])
        let chain = try #require(try await merchant(backend).logChains(of: "ann").first)
        #expect(!chain.isIntact)
        #expect(chain.findings.map(\.event) == [anew.events[2], anew.events[3], nil])
    }

    @Test("an event that arrives again under another number is reported and not stored")
    func sameID() async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        var log = DeviceLog()
        log.fill(2)
        _ = try await phone.merchant.uploadLog(log.batch(1...2), phone.context)
        let again = log.events[0].changed(sequence: 3)
        let receipt = try await phone.merchant.uploadLog(
            LogBatch(events: [again], earliest: 1), phone.context)
        #expect(kinds(receipt) == [.rewritten])
        #expect(try await held(backend, log) == log.events)
    }

    @Test("a missing event is requested while the device has it, and reported otherwise")
    func gap() async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        var log = DeviceLog()
        log.fill(9)
        _ = try await phone.merchant.uploadLog(log.batch(1...2), phone.context)
        let back = try await phone.merchant.uploadLog(log.batch(6...9), phone.context)
        #expect(back == LogReceipt(acknowledged: 2))
        #expect(try await held(backend, log).count == 2)
        let pruned = try await phone.merchant.uploadLog(
            log.batch(6...9, earliest: 5), phone.context)
        #expect(pruned.acknowledged == 9)
        #expect(kinds(pruned) == [.gap])
        #expect(pruned.findings.first?.sequence == 6)
        #expect(try await held(backend, log).count == 6)
    }

    @Test("an event with a wrong hash, and one that joins nothing, are stored and reported")
    func unfit() async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        var log = DeviceLog()
        log.fill(3)
        let forged = log.events[1].changed(entry: .action("never-happened"))
        let alone = log.events[2].changed(hash: log.events[0].hash)
        let receipt = try await phone.merchant.uploadLog(
            LogBatch(events: [log.events[0], forged, alone], earliest: 1), phone.context)
        #expect(kinds(receipt) == [.hashMismatch, .hashMismatch])
        var (other, third) = (log, DeviceLog("0195c7a0-0000-7000-8000-000000000002"))
        other.events[1] = forged
        third.fill(2)
        #expect(try await held(backend, log) == [log.events[0], forged, alone])
        let joinsNothing = third.events[1].changed(sequence: 1)
        let told = try await phone.merchant.uploadLog(
            LogBatch(events: [joinsNothing], earliest: 1), phone.context)
        #expect(kinds(told) == [.newChain, .previousHashMismatch, .hashMismatch])
    }

    @Test("a device that begins another chain is reported, and the chain is intact")
    func newChain() async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        let tablet = try await backend.rawClient("tablet")
        var (log, next, others) = (
            DeviceLog(), DeviceLog("0195c7a0-0000-7000-8000-000000000002"),
            DeviceLog("0195c7a0-0000-7000-8000-000000000003")
        )
        log.fill(1)
        next.fill(1)
        others.fill(1)
        _ = try await phone.merchant.uploadLog(log.batch(1...1), phone.context)
        let second = try await phone.merchant.uploadLog(next.batch(1...1), phone.context)
        #expect(kinds(second) == [.newChain])
        let tablets = try await tablet.merchant.uploadLog(others.batch(1...1), tablet.context)
        #expect(tablets.findings.isEmpty)
        let chains = try await merchant(backend).logChains(of: "ann")
        #expect(chains.filter(\.isIntact).count == 3)
    }

    @Test("a chain of another account or device cannot be extended", arguments: Wiring.all)
    func strangers(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        var log = DeviceLog()
        log.fill(2)
        _ = try await phone.merchant.uploadLog(log.batch(1...1), phone.context)
        for stranger in [
            try await backend.rawClient(of: "bob"), try await backend.rawClient("tablet"),
        ] {
            await expectRefusal(.notAuthorized) {
                try await stranger.merchant.uploadLog(log.batch(2...2), stranger.context)
            }
        }
        #expect(try await merchant(backend).logChains(of: "bob").isEmpty)
    }

    @Test("an invalid batch is refused")
    func malformed() async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        var log = DeviceLog()
        log.fill(257)
        let first = log.events[0]
        let long = LogEntry(
            recorded: .action, name: "a", intentID: nil, transactionID: nil, merchantOrder: nil,
            detail: String(repeating: "a", count: 513))
        let batches = [
            [], log.events, [first, log.events[2]], [log.events[1], first],
            [first.changed(sequence: 0)], [first.changed(id: "x")],
            [first.changed(chain: "x")], [first.changed(hash: "x")], [first.changed(entry: long)],
            [first.changed(entry: .action("A b"))], [first.changed(entry: .action(""))],
            [log.events[0], log.events[1].changed(chain: "0195c7a0-0000-7000-8000-000000000009")],
            [first.changed(sequence: .max), log.events[1].changed(sequence: .min)],
        ]
        for (number, events) in batches.enumerated() {
            await expectRefusal(.badRequest) {
                let receipt = try await phone.merchant.uploadLog(
                    LogBatch(events: events, earliest: 1), phone.context)
                return "\(number): \(receipt)"
            }
        }
        let last = try await phone.merchant.uploadLog(
            LogBatch(events: [first.changed(sequence: .max)], earliest: .max), phone.context)
        #expect(kinds(last) == [.gap, .hashMismatch])
        let beyond = try await phone.merchant.uploadLog(
            LogBatch(events: [first.changed(sequence: 5)], earliest: 5), phone.context)
        #expect(kinds(beyond) == [.rewritten])
    }

    @Test("the merchant reads an order's events by intent or by transaction, in their order")
    func reading() async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        let intent: IntentID = "0195c7a0-0000-7000-8000-00000000aaaa"
        var log = DeviceLog()
        log.add(
            .screen("shop"), .action("buy-confirmed", intentID: intent),
            LogEntry(.state, "payment-completed", intentID: intent, transactionID: "2000001"),
            LogEntry(.state, "delivered", transactionID: "2000001", detail: "+60 gem"),
            LogEntry(.state, "delivered", transactionID: "2000002"))
        _ = try await phone.merchant.uploadLog(log.batch(1...5), phone.context)
        let bob = try await backend.rawClient(of: "bob")
        var forged = DeviceLog("0195c7a0-0000-7000-8000-000000000007")
        forged.add(.action("buy-confirmed", intentID: intent))
        _ = try await bob.merchant.uploadLog(forged.batch(1...1), bob.context)
        let merchant = try merchant(backend)
        let names = { (received: [ReceivedLogEvent]) in received.map(\.event.entry.name) }
        let all = ["buy-confirmed", "payment-completed", "delivered"]
        #expect(names(try await merchant.log(of: "ann", about: .intent(intent))) == all)
        #expect(names(try await merchant.log(of: "ann", about: .transaction("2000001"))) == all)
        #expect(try await merchant.log(of: "ann").map(\.event) == log.events)
        #expect(try await merchant.log(of: "ann", limit: 1).map(\.event.sequence) == [5])
        #expect(try await merchant.log(of: "bob").map(\.device) == ["phone"])
        #expect(try await merchant.log(of: "eve").isEmpty)
    }
}
