import Foundation
import GRDB
import StoreFiles
import StoreModel
import Testing

@Suite("Rows")
struct ResultRowTests {
    private let row: ResultRow

    init() throws {
        let row = try DatabaseQueue().read { database in
            try ResultRow.fetchOne(
                database,
                sql: """
                    SELECT 7 AS number, 'act' AS word, x'07' AS bytes, 7.5 AS real, NULL AS none
                    """)
        }
        self.row = try #require(row)
    }

    @Test("a column is read with its type")
    func reading() throws {
        #expect(try row.integer("number") == 7)
        #expect(try row.optionalInteger("number") == 7)
        #expect(try row.text("word") == "act")
        #expect(try row.optionalText("word") == "act")
        #expect(try row.moment("number") == Timestamp(milliseconds: 7))
        #expect(try row.optionalMoment("number") == Timestamp(milliseconds: 7))
        let family: LogEntry.Family = try row.enumCase("word")
        #expect(family == .action)
    }

    @Test("a null or missing column is damage only where a value is required")
    func nothing() throws {
        for column in ["none", "missing"] {
            let damage = DamagedRow(column: column)
            #expect(try row.optionalInteger(column) == nil)
            #expect(try row.optionalText(column) == nil)
            #expect(try row.optionalMoment(column) == nil)
            #expect(throws: damage) { try row.integer(column) }
            #expect(throws: damage) { try row.text(column) }
            #expect(throws: damage) { try row.moment(column) }
        }
    }

    @Test("a value of another type is damage, and is never read as another value or as null")
    func otherKind() {
        for column in ["word", "bytes", "real"] {
            let damage = DamagedRow(column: column)
            #expect(throws: damage) { try row.integer(column) }
            #expect(throws: damage) { try row.optionalInteger(column) }
            #expect(throws: damage) { try row.optionalMoment(column) }
        }
        for column in ["number", "bytes", "real"] {
            #expect(throws: DamagedRow(column: column)) { try row.optionalText(column) }
        }
        #expect(throws: DamagedRow(column: "word")) {
            let _: LogFinding.Kind = try row.enumCase("word")
        }
    }

    @Test("a log event is read from its row as it was written")
    func logRow() throws {
        let database = try DatabaseQueue()
        try database.write { database in
            try database.execute(
                sql: """
                    CREATE TABLE log_events (chain TEXT, sequence INTEGER, id TEXT,
                        previous_hash TEXT, hash TEXT, wall_ms INTEGER, monotonic_ms INTEGER,
                        family TEXT, name TEXT, intent_id TEXT, transaction_id TEXT,
                        merchant_order TEXT, detail TEXT, record INTEGER) STRICT
                    """)
            for event in events {
                try LogRow.insert(event, ["record": event.sequence * 10], into: database)
            }
            let rows = try ResultRow.fetchAll(
                database, sql: "SELECT * FROM log_events ORDER BY sequence")
            #expect(try rows.map(LogRow.event) == events)
            #expect(try rows.map { try $0.integer("record") } == [10, 20])
            try database.execute(sql: "UPDATE log_events SET family = 'rumour'")
            let damaged = try #require(
                try ResultRow.fetchOne(database, sql: "SELECT * FROM log_events"))
            #expect(throws: DamagedRow(column: "family")) { try LogRow.event(damaged) }
        }
    }

    private var events: [LogEvent] {
        let told = LogEntry(
            .state, "intent-recorded", intentID: "intent", transactionID: "1000",
            merchantOrder: "KM-1", detail: "gems.60")
        return [told, .screen("shop")].enumerated().map { index, entry in
            LogEvent(
                id: LogEventID("event-\(index)"),
                link: LogLink(
                    chain: "chain", sequence: Int64(index) + 1, previousHash: "before-\(index)"),
                at: Timestamp(milliseconds: 1_000), monotonic: 20, entry: entry,
                hash: "hash-\(index)")
        }
    }
}
