import GRDB
import PurchaseCore
import StoreAPI
import StoreAudit
import StoreFiles
import StoreModel
import StoreSigning
import Testing

@testable import PurchaseEngine

@Suite("A device's event log", .timeLimit(.minutes(2)))
struct LogTests {
    private func names(_ logged: [LoggedEvent]) -> [String] { logged.map(\.event.entry.name) }

    private func log(_ engine: PurchaseEngine) async throws -> [LoggedEvent] {
        try await engine.journal.log(of: "ann")
    }

    /// Counts the records without exactly one event, and the events without a record.
    private func unmatched(_ journal: Journal) throws -> Int? {
        try journal.database.read { database in
            try Int.fetchOne(
                database,
                sql: """
                    SELECT count(*) FROM (
                        SELECT records.sequence FROM records LEFT JOIN log_events ON record = records.sequence
                        GROUP BY records.sequence HAVING count(record) <> 1
                        UNION ALL
                        SELECT record FROM log_events WHERE family = 'state'
                            AND record IS NOT (SELECT r.sequence FROM records AS r
                                WHERE r.sequence = record))
                    """)
        }
    }

    @Test("each fact of a purchase has one event, and the confirmation precedes them")
    func purchase() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        let (logged, journal) = try await phone.driving { engine in
            _ = try await engine.purchase(product, intentID: "one")
            try await engine.flush()
            return (try await log(engine), await engine.journal)
        }
        #expect(try unmatched(journal) == 0)
        let events = logged.map(\.event)
        #expect(events.map(\.sequence) == Array(1...Int64(events.count)))
        #expect(LogHashChain.defects(in: events, after: HashChain.genesis).isEmpty)
        let order = events.filter { $0.entry.intentID == "one" || $0.entry.transactionID != nil }
            .map(\.entry.name)
        #expect(order.prefix(2) == ["buy-confirmed", "intent-recorded"])
        #expect(order.suffix(3) == ["verified", "delivered", "finished"])
        #expect(Set(events.map(\.link.chain)).count == 1)
    }

    /// Statements that make an event contradict its record.
    static let stories = [
        "UPDATE log_events SET name = 'delivered' WHERE name = 'submitted'",
        "UPDATE log_events SET intent_id = 'another' WHERE name = 'submitted'",
        "UPDATE log_events SET transaction_id = NULL WHERE name = 'delivered'",
    ]

    @Test(
        "the audit finds an event that contradicts its record",
        arguments: stories)
    func otherStory(_ sql: String) async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        try await phone.driving { engine in
            _ = try await engine.purchase(product, intentID: "one")
            try await engine.flush()
        }
        let journal = try await phone.nextJournal()
        #expect(try differences(phone) == [])
        try await journal.database.write { try $0.execute(sql: sql) }
        let found = try differences(phone)
        #expect(found.count == 1 && found[0].sentence.contains("the event log has"), "\(found)")
    }

    private func differences(_ phone: TestDevice) throws -> [StateDifference] {
        try FileSnapshots.read([JournalAuditReader.source(folder: phone.folder)]) {
            (snapshots, _) throws(FileFailure) in
            try snapshots.first.map { (file) throws(FileFailure) in
                try JournalAuditReader.read(of: "phone", file, verifier: nil).differences
            } ?? []
        }
    }

    @Test("every engine on a journal continues its chain, and each account has its own")
    func chains() async throws {
        let phone = try TestDevice()
        for _ in 0..<2 {
            try await phone.driving { engine in
                await engine.log(.screen("shop"))
                try await engine.flush()
            }
        }
        let journal = try await phone.nextJournal()
        let step = JournalEventBatch(
            at: phone.clock.now(), monotonic: 1, events: [], logEntries: [.screen("shop")])
        try await journal.append(
            [step], account: "bob", projection: ProjectionUpdate(of: [], in: QueueState()))
        let anns = try journal.log(of: "ann").map(\.event)
        #expect(anns.filter { $0.entry == .screen("shop") }.count == 2)
        #expect(LogHashChain.defects(in: anns, after: HashChain.genesis).isEmpty)
        #expect(try journal.log(of: "bob").map(\.event.sequence) == [1])
        #expect(try journal.logState(of: "bob")?.chain != journal.logState(of: "ann")?.chain)
        #expect(try journal.log(of: "eve").isEmpty)
    }

    @Test("notes are written after a pause, and otherwise together with the next facts")
    func notes() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        try await phone.driving { engine in
            _ = await engine.wait(\.hasLaunched)
            await engine.log(.action("help"))
            try await engine.flush()
            #expect(names(try await log(engine)).last == "help")
            await engine.log(.action("theme"))
            _ = try await engine.purchase(product)
            let names = names(try await log(engine))
            let theme = try #require(names.firstIndex(of: "theme"))
            #expect(names[(theme + 1)...].prefix(2) == ["buy-confirmed", "intent-recorded"])
        }
    }

    @Test(
        "E12: a note for which the disk has no room is lost, and nothing else is", arguments: 0..<3)
    func noRoom(commits: Int) async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        let journal = try await phone.driving { engine in
            _ = await engine.wait(\.hasLaunched)
            FailingCommits.install(.lost, after: 0, in: await engine.journal)
            for _ in 0..<commits {
                await engine.log(.action("help"))
                await #expect(throws: JournalError.self) { try await engine.flush() }
            }
            // Failed notes alone do not make the engine distrust its journal.
            #expect(await engine.snapshot().mode == .driving)
            await #expect(throws: PurchaseError.self) { try await engine.purchase(product) }
            guard case .success = try await engine.purchase(product) else { throw Unexpected() }
            try await engine.flush()
            return await engine.journal
        }
        #expect(phone.store.read { $0.charges } == 1)
        #expect(try unmatched(journal) == 0)
        let events = try journal.log(of: "ann").map(\.event)
        #expect(LogHashChain.defects(in: events, after: HashChain.genesis).isEmpty)
        #expect(!events.contains { $0.entry.name == "help" })
    }

    @Test("a reader logs nothing, and reads what the driver logs")
    func reader() async throws {
        let phone = try TestDevice()
        try await phone.driving { engine in
            await engine.log(.action("help"))
            try await engine.flush()
            let reading = try Journal.openReading(
                folder: phone.folder, identity: phone.store.backend, device: "phone")
            let reader = try await phone.engine(on: reading)
            await reader.log(.action("theme"))
            await reader.flushLog(atMost: 1)
            let names = names(try reading.log(of: "ann"))
            #expect(names.contains("help") && !names.contains("theme"))
        }
    }

    @Test(
        "a journal older than the log is read as one without a log, and gets one when it is driven"
    )
    func older() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        try await phone.driving { engine in _ = try await engine.purchase(product) }
        try await phone.nextJournal().database.write { database in
            try Journal.writeFullTexts(in: database)
            try database.execute(
                sql: JournalSchema.withoutNewestFirst + """
                    DROP TABLE subscription_books; DROP TABLE log_events; DROP TABLE log_chains; DROP TABLE wallet_entries;
                    PRAGMA user_version = 1
                    """)
        }
        let reading = try Journal.openReading(
            folder: phone.folder, identity: phone.store.backend, device: "phone")
        #expect(try reading.log(of: "ann").isEmpty && reading.logState(of: "ann") == nil)
        try await phone.driving { engine in _ = try await engine.purchase(product) }
        let journal = try await phone.nextJournal()
        let (untold, gap) = try await journal.database.read { database in
            (
                try Int.fetchOne(database, sql: "SELECT told_after FROM log_chains"),
                try Int.fetchOne(
                    database,
                    sql: """
                        SELECT count(*) FROM records LEFT JOIN log_events ON record = records.sequence
                        WHERE (record IS NULL) <> (records.sequence <=
                            (SELECT told_after FROM log_chains))
                        """)
            )
        }
        #expect(try #require(untold) > 0)
        #expect(gap == 0)
    }

    @Test(
        "a damaged log row is reported and does not trap",
        arguments: [
            "family = 'gossip'", "detail = x'ff'", "intent_id = x'ff'", "id = ''", "wall_ms = 7",
        ])
    func damaged(change: String) async throws {
        let phone = try TestDevice()
        try await phone.driving { engine in
            await engine.log(.action("help"))
            try await engine.flush()
        }
        let journal = try await phone.nextJournal()
        try await journal.database.write { database in
            try database.execute(
                sql: """
                    PRAGMA writable_schema = ON;
                    UPDATE sqlite_schema SET sql = replace(sql, 'STRICT, ', '')
                        WHERE name = 'log_events';
                    PRAGMA writable_schema = RESET;
                    UPDATE log_events SET \(change) WHERE name = 'help'
                    """)
        }
        let isReadable = change.hasPrefix("id") || change.hasPrefix("wall_ms")
        #expect(((try? journal.log(of: "ann")) != nil) == isReadable)
        #expect(((try? journal.logBatch(of: "ann", after: 0)) != nil) == isReadable)
    }

    @Test("old events that the merchant has are dropped, and the chain continues from there")
    func pruning() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        try await phone.driving { engine in
            _ = try await engine.purchase(product)
            for _ in 0..<30 { await engine.log(.action("help")) }
            try await engine.flush()
        }
        let last = try await prune(try await phone.nextJournal())
        try await phone.driving { engine in
            await engine.log(.action("theme"))
            try await engine.flush()
        }
        let events = try await phone.nextJournal().log(of: "ann").map(\.event)
        #expect(LogHashChain.defects(in: events).isEmpty)
        #expect(events.last?.sequence ?? 0 > last)
    }

    private func acknowledge(_ sequence: Int64, in journal: Journal) async throws {
        let step = JournalEventBatch(
            at: Timestamp(milliseconds: 0), monotonic: 1, events: [],
            acknowledgement: LogAcknowledgement(upTo: sequence, keeping: 10))
        try await journal.append(
            [step], account: "ann", projection: ProjectionUpdate(of: [], in: QueueState()))
    }

    /// Acknowledges a few events, then all, and expects that the last ten are kept. Returns the number of the last one.
    private func prune(_ journal: Journal) async throws -> Int64 {
        let before = try #require(try journal.logState(of: "ann"))
        try await acknowledge(3, in: journal)
        #expect(try journal.logState(of: "ann")?.earliest == 4, "what is not shipped is kept")
        try await acknowledge(before.last, in: journal)
        let after = try #require(try journal.logState(of: "ann"))
        #expect(after.earliest == before.last - 9 && after.last == before.last)
        let told = try await journal.database.read { database in
            try Int.fetchOne(
                database,
                sql: "SELECT told_after = (SELECT max(sequence) FROM records) FROM log_chains")
        }
        #expect(told == 1, "the records whose events are gone are known")
        return before.last
    }
}

extension JournalSchema {
    /// Converts a journal back to the version before its indexes had the order of the displayed rows.
    static let withoutNewestFirst =
        withoutTokens + """
            DROP INDEX payments_newest;
            CREATE INDEX payments_newest ON payments (account, started_ms);
            DROP INDEX deliveries_newest;
            CREATE INDEX deliveries_newest ON deliveries (account, started_ms);

            """
}
