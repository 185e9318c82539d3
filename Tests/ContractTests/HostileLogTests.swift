import GRDB
import SandboxMerchant
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning
import Testing

@testable import SandboxBackend

/// Logs sent over HTTP to fill the merchant's disk or to make false claims about others.
@Suite("Hostile logs")
struct HostileLogTests {
    private let backend: TestBackend
    private let phone: RawClient

    init() async throws {
        backend = try await TestBackend(.overHTTP)
        phone = try await backend.rawClient()
    }

    private func merchant() throws -> SandboxMerchantService {
        try EmbeddedBackend.open(
            folder: backend.folder, catalog: try TestCatalog.catalog(), clock: backend.clock
        ).merchant
    }

    private func execute(_ sql: String) throws {
        let queue = try DatabaseQueue(path: MerchantDatabase.path(in: backend.folder))
        try queue.write { try $0.execute(sql: sql) }
    }

    private func events(_ count: Int, detail: String = "") -> [LogEvent] {
        var log = DeviceLog()
        for _ in 0..<count {
            log.add(
                LogEntry(
                    recorded: .action, name: "act", intentID: nil, transactionID: nil,
                    merchantOrder: nil, detail: detail))
        }
        return log.events
    }

    @Test("C16: a batch with a field of a megabyte is refused, and none of it is kept")
    func field() async throws {
        let events = events(2, detail: String(repeating: "x", count: 1 << 20))
        for batch in [events, [events[0]]] {
            await #expect(throws: ServiceFailure.self) {
                try await phone.merchant.uploadLog(
                    LogBatch(events: batch, earliest: 1), phone.context)
            }
        }
        #expect(try await merchant().log(of: "ann").isEmpty)
    }

    @Test("C16: a batch with too many events is refused, and none of it is kept")
    func batch() async throws {
        await expectRefusal(.badRequest) {
            try await phone.merchant.uploadLog(
                LogBatch(events: events(LogBatch.limit + 1), earliest: 1), phone.context)
        }
        #expect(try await merchant().log(of: "ann").isEmpty)
    }

    @Test("C16: an account has at most a million events, and other accounts still have room")
    func quota() async throws {
        var log = DeviceLog()
        log.fill(3)
        _ = try await phone.merchant.uploadLog(log.batch(1...1), phone.context)
        try execute("UPDATE log_chains SET events = 999999")
        let last = try await phone.merchant.uploadLog(log.batch(2...2), phone.context)
        #expect(last.acknowledged == 2)
        await expectRefusal(.quotaExceeded) {
            try await phone.merchant.uploadLog(log.batch(3...3), phone.context)
        }
        let tablet = try await backend.rawClient("tablet", of: "bob")
        var others = DeviceLog("0195c7a0-0000-7000-8000-000000000002")
        others.fill(1)
        #expect(
            try await tablet.merchant.uploadLog(others.batch(1...1), tablet.context).acknowledged
                == 1)
    }

    @Test("C16: contradicting copies of one event are reported and do not fill the disk")
    func rewritten() async throws {
        var log = DeviceLog()
        log.fill(1)
        _ = try await phone.merchant.uploadLog(log.batch(1...1), phone.context)
        try execute(
            """
            WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 9999)
            INSERT INTO log_findings (chain, sequence, kind, hash, event, at)
            SELECT '\(log.chain)', i, 'rewritten', hex(i), NULL, 0 FROM n
            """)
        for copy in 0..<3 {
            let other = log.events[0].changed(entry: .action("other-\(copy)"))
            let receipt = try await phone.merchant.uploadLog(
                LogBatch(events: [other], earliest: 1), phone.context)
            #expect(receipt.findings.map(\.kind) == [.rewritten])
        }
        let chain = try #require(try await merchant().logChains(of: "ann").first)
        #expect(chain.findings.count == 10_000)
        #expect(chain.eventCount == 1)
    }

    @Test("C16: a batch cannot write into the log of another account, whatever it claims")
    func account() async throws {
        var log = DeviceLog()
        log.fill(2)
        _ = try await phone.merchant.uploadLog(log.batch(1...1), phone.context)
        let bob = try await backend.rawClient(of: "bob")
        await expectRefusal(.notAuthorized) {
            try await bob.merchant.uploadLog(log.batch(2...2), bob.context)
        }
        #expect(try await merchant().log(of: "ann").count == 1)
        #expect(try await merchant().log(of: "bob").isEmpty)
    }

    @Test(
        "C16: a device dates its events freely; the merchant records when they arrived",
        arguments: [Int64.min, -1, 0, 1_000_000_000_000_000, Int64.max])
    func time(milliseconds: Int64) async throws {
        let link = LogLink(
            chain: DeviceLog().chain, sequence: 1, previousHash: HashChain.genesis)
        let event = LogHashChain.event(
            .action("buy-confirmed"), link: link, at: Timestamp(milliseconds: milliseconds),
            monotonic: milliseconds)
        _ = try? await phone.merchant.uploadLog(
            LogBatch(events: [event], earliest: 1), phone.context)
        let kept = try await merchant().log(of: "ann")
        #expect(kept.allSatisfy { $0.receivedAt == backend.clock.now() && $0.event == event })
        var others = DeviceLog("0195c7a0-0000-7000-8000-000000000002")
        others.fill(1)
        let receipt = try await phone.merchant.uploadLog(others.batch(1...1), phone.context)
        #expect(receipt.acknowledged == 1)
    }
}
