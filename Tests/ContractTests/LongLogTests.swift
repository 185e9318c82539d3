import GRDB
import GRDBSQLite
import KioskTestSupport
import StoreModel
import StoreSigning
import Synchronization
import Testing

@testable import SandboxMerchant

@Suite("Long logs at the merchant", .timeLimit(.minutes(5)))
struct LongLogTests {
    private static let chain: LogChainID = "0193f0a0-0000-7000-8000-000000000000"

    private func event(_ sequence: Int64) -> LogEvent {
        LogHashChain.event(
            LogEntry(.action, "help"),
            link: LogLink(
                chain: Self.chain, sequence: sequence, previousHash: HashChain.genesis),
            at: Timestamp(milliseconds: 1_700_000_000_000 + sequence), monotonic: sequence)
    }

    private func write(_ range: ClosedRange<Int64>, _ database: Database) throws {
        try database.execute(
            sql: "INSERT OR IGNORE INTO log_chains VALUES (?, 'ann', 'phone', 0, 0)",
            arguments: [Self.chain.rawValue])
        for event in range.map(event) {
            try database.execute(
                sql: """
                    INSERT INTO log_events
                    VALUES (?, ?, ?, ?, ?, 0, 0, 'act', 'help', NULL, NULL, NULL, '', 0, 'ann')
                    """,
                arguments: [
                    Self.chain.rawValue, event.sequence, event.id.rawValue,
                    event.link.previousHash, event.hash,
                ])
        }
    }

    /// Counts the SQLite virtual machine instructions of looking up the events of a batch.
    private func instructions(of events: [LogEvent], _ database: Database) throws -> Int {
        let count = Count()
        sqlite3_progress_handler(
            database.sqliteConnection, 1,
            { context in
                context.map { Unmanaged<Count>.fromOpaque($0).takeUnretainedValue().add() }
                return 0
            }, Unmanaged.passUnretained(count).toOpaque())
        defer { sqlite3_progress_handler(database.sqliteConnection, 0, nil, nil) }
        _ = try MerchantTables(database: database, now: Timestamp(milliseconds: 0))
            .logEvents(around: events, of: Self.chain)
        return count.value
    }

    private final class Count: Sendable {
        private let number = Mutex(0)
        var value: Int { number.withLock { $0 } }
        func add() { number.withLock { $0 += 1 } }
    }

    @Test(
        "the cost of a batch does not depend on the log's length: events are found by the indexes on number and ID"
    )
    func taking() async throws {
        let folder = try TemporaryFolder()
        let file = try MerchantDatabase.open(folder: folder.path)
        try await file.database.write { database in
            try write(1...20, database)
            let short = try instructions(of: (21...30).map(event), database)
            try write(21...1500, database)
            let long = try instructions(of: (1501...1510).map(event), database)
            #expect(short > 50)
            #expect(long <= short + 50)
        }
    }

    @Test("a stored event is found by its number or by its ID")
    func known() async throws {
        let folder = try TemporaryFolder()
        let file = try MerchantDatabase.open(folder: folder.path)
        try await file.database.write { database in
            try write(1...20, database)
            let rows = MerchantTables(database: database, now: Timestamp(milliseconds: 0))
            let found = try rows.logEvents(around: [event(7), event(8)], of: Self.chain)
            #expect(Set(found.map(\.sequence)) == [6, 7, 8])
            #expect(found.filter { $0.sequence == 8 }.map(\.id) == [event(8).id, event(8).id])
        }
    }
}
