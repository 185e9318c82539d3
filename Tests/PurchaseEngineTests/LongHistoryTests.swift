import GRDB
import GRDBSQLite
import PurchaseCore
import ShopTestSupport
import StoreModel
import Synchronization
import Testing

@testable import PurchaseEngine

@Suite("Long histories", .timeLimit(.minutes(2)))
struct LongHistoryTests {
    /// Creates a device on which one order was settled.
    private func used() async throws -> TestDevice {
        let phone = try TestDevice()
        try await phone.driving { engine in
            _ = try await engine.purchase(try TestDevice.product())
            try await engine.flush()
        }
        return phone
    }

    /// Adds orders like that of a transaction, or like the first one, and older than it.
    private func lengthen(
        _ phone: TestDevice, by range: Range<Int>, like id: TransactionID? = nil
    ) async throws {
        let journal = try await phone.nextJournal()
        try await journal.database.write { database in
            // The copies have other IDs than their signed forms.
            try Journal.writeFullTexts(in: database)
            for number in range {
                try database.execute(
                    sql: """
                        INSERT INTO payments SELECT intent_id || :n, account, transaction_id || :n,
                            started_ms - :n, is_open,
                            json_set(replace(replace(body, intent_id, intent_id || :n),
                                    transaction_id, transaction_id || :n),
                                '$.intent.confirmedAt', started_ms - :n)
                        FROM payments WHERE transaction_id = ifnull(
                            :id, (SELECT transaction_id FROM payments WHERE rowid = 1));
                        INSERT INTO deliveries SELECT transaction_id || :n, account,
                            started_ms - :n, is_open, is_entitlement,
                            json_set(replace(body, transaction_id, transaction_id || :n),
                                '$.receivedAt', started_ms - :n)
                        FROM deliveries WHERE transaction_id = ifnull(
                            :id, (SELECT transaction_id FROM payments WHERE rowid = 1))
                        """, arguments: ["n": number, "id": id?.rawValue])
            }
        }
    }

    /// Counts the SQLite virtual machine instructions of a start.
    private func instructions(of phone: TestDevice) async throws -> Int {
        let journal = try await phone.nextJournal()
        let engine = PurchaseEngine(
            EngineDependencies(
                store: phone.store, merchant: phone.merchant, journal: journal,
                clock: phone.clock),
            options: EngineOptions(account: "ann"))
        return try await instructions(in: journal) { try await engine.start(rows: 8) }
    }

    /// Counts the SQLite virtual machine instructions of a body.
    private func instructions(
        in journal: Journal, _ body: () async throws -> Void
    ) async throws -> Int {
        let count = Count()
        let context = Unmanaged.passUnretained(count)
        journal.database.inDatabase { database in
            sqlite3_progress_handler(
                database.sqliteConnection, 1,
                { context in
                    context.map { Unmanaged<Count>.fromOpaque($0).takeUnretainedValue().add() }
                    return 0
                }, context.toOpaque())
        }
        try await body()
        journal.database.inDatabase {
            sqlite3_progress_handler($0.sqliteConnection, 0, nil, nil)
        }
        return count.value
    }

    private final class Count: Sendable {
        private let number = Mutex(0)
        var value: Int { number.withLock { $0 } }
        func add() { number.withLock { $0 += 1 } }
    }

    @Test(
        "a start does not depend on the length of the history: open, owned and new items have indexes"
    )
    func start() async throws {
        let phone = try await used()
        try await lengthen(phone, by: 1..<20)
        let short = try await instructions(of: phone)
        try await lengthen(phone, by: 20..<1500)
        let long = try await instructions(of: phone)
        #expect(short > 100)
        #expect(long <= short + 50)
    }

    @Test("lists an unfinished transaction that is older than all displayed ones, and finishes it")
    func unfinished() async throws {
        let phone = try TestDevice()
        let byHand = QueuePolicy(autoFinish: false)
        let old = try await phone.driving(policy: byHand) { engine in
            try await engine.purchase(try TestDevice.product(.nonConsumable)).row.transactionID
        }
        try await phone.clock.sleep(until: phone.clock.now().adding(milliseconds: 3_600_000))
        let settled = try await phone.driving(policy: byHand) { engine in
            let id = try await engine.purchase(try TestDevice.product()).row.transactionID
            try await engine.finish(try #require(id))
            return id
        }
        try await lengthen(phone, by: 1..<600, like: settled)
        let id = try #require(old)
        try await phone.driving(policy: byHand) { engine in
            let open = await engine.snapshot().rows.filter(\.isOpen)
            #expect(open.map(\.transactionID) == [id])
            try await engine.finish(id)
            #expect(await !engine.snapshot().rows.contains(where: \.isOpen))
        }
        #expect(phone.store.read { $0.finished.contains(id) })
    }

    @Test("the rest is read page by page after the first rows, each order once")
    func rest() async throws {
        let phone = try await used()
        try await lengthen(phone, by: 1..<120)
        let journal = try await phone.nextJournal()
        let engine = try await phone.engine(on: journal)
        try await engine.start(rows: 8)
        #expect(await engine.snapshot().rows.count == 8)
        let run = Task { await engine.run() }
        let snapshot = await engine.wait { $0.rows.count == 120 }
        run.cancel()
        await run.value
        let rows = try #require(snapshot).rows
        #expect(Set(rows.map(\.transactionID)).count == 120)
        #expect(rows.map(\.startedAt) == rows.map(\.startedAt).sorted().reversed())
        #expect(rows.allSatisfy { $0.stage == .finished })
    }

    @Test("older orders are added page by page, each once, also if a purchase is made meanwhile")
    func older() async throws {
        let phone = try await used()
        try await lengthen(phone, by: 1..<1300)
        try await phone.driving { engine in
            let start = await engine.snapshot()
            #expect(start.rows.count == 500)
            #expect(start.missingRowsUntil.map { $0 <= start.rows[499].startedAt } == true)
            _ = try await engine.purchase(try TestDevice.product())
            try await engine.flush()
            var steps = 0
            while await engine.snapshot().hasOlderRows, steps < 10 {
                try await engine.showOlderRows()
                steps += 1
            }
            #expect(steps == 2)
            let rows = await engine.snapshot().rows
            #expect(Set(rows.map(\.id)).count == 1301 && rows.count == 1301)
            #expect(rows.map(\.startedAt) == rows.map(\.startedAt).sorted().reversed())
            try await engine.showOlderRows()
            #expect(await engine.snapshot().rows == rows)
        }
    }

    @Test("a page of older orders takes as many steps as the page before it")
    func olderCost() async throws {
        let phone = try await used()
        try await lengthen(phone, by: 1..<1600)
        let journal = try await phone.nextJournal()
        let engine = try await phone.engine(on: journal)
        let first = try await instructions(in: journal) { try await engine.showOlderRows() }
        let second = try await instructions(in: journal) { try await engine.showOlderRows() }
        #expect(await engine.snapshot().rows.count == 1500)
        #expect(first > 1000 && second <= first + 100)
    }

    @Test("restored transactions and orders are listed together in the order of their times")
    func mixed() async throws {
        let phone = try TestDevice()
        try phone.store.sell(7)
        try await phone.driving { engine in
            _ = await engine.wait(\.isIdle)
            for _ in 0..<7 { _ = try await engine.purchase(try TestDevice.product()) }
            try await engine.flush()
        }
        let journal = try await phone.nextJournal()
        var (rows, next) = try journal.rows(of: "ann", limit: 3)
        while let start = next {
            let page = try journal.rows(of: "ann", from: start, limit: 3)
            #expect(page.rows.count == 3 || page.next == nil)
            rows += page.rows
            next = page.next
        }
        let all = try journal.rows(of: "ann", limit: 100)
        #expect(rows == all.rows && all.next == nil)
        #expect(rows.count == 14 && Set(rows.map(\.id)).count == 14)
    }
}
