import GRDB
import PurchaseCore
import ShopTestSupport
import StoreAPI
import StoreAudit
import StoreFiles
import StoreModel
import StoreSigning
import Testing

@testable import PurchaseEngine

@Suite("Signed forms in the journal", .timeLimit(.minutes(2)))
struct JWSPartsTests {
    /// Returns what an audit reads from the journal of a device that is not driven.
    private func audit(_ phone: TestDevice) throws -> DeviceAuditRecords {
        let verifier = try JWSVerifier(rootBase64: phone.store.backend.rootCertificate)
        return try FileSnapshots.read([JournalAuditReader.source(folder: phone.folder)]) {
            (files, _) throws(FileFailure) in
            try JournalAuditReader.read(of: "phone", files[0], verifier: verifier)
        }
    }

    /// Creates a device with a finished consumable and a refunded one.
    private func used() async throws -> TestDevice {
        let phone = try TestDevice()
        try await phone.driving { engine in
            _ = try await engine.purchase(try TestDevice.product())
            let bought = try await engine.purchase(try TestDevice.product(.nonConsumable))
            _ = await engine.wait(\.hasLaunched)
            phone.store.refund(try #require(bought.row.transactionID))
            _ = await engine.wait { $0.rows.contains { $0.stage == .refunded && !$0.isOpen } }
        }
        return phone
    }

    private func isSound(_ facts: DeviceAuditRecords) -> Bool {
        facts.differences.isEmpty && facts.records.allSatisfy(\.hasValidHash)
            && facts.records.compactMap(\.verification).allSatisfy { $0 == .verified }
            && facts.deliveries.allSatisfy { $0.verification == .verified }
    }

    @Test("records and deliveries refer to each signed form, which is stored once and restored")
    func once() async throws {
        let phone = try await used()
        let facts = try audit(phone)
        #expect(isSound(facts))
        let proofs = facts.records.compactMap(\.verification).count
        let (tokens, headers, texts) = try await phone.nextJournal().database.read { database in
            (
                try Int.fetchOne(database, sql: "SELECT count(*) FROM tokens"),
                try Int.fetchOne(database, sql: "SELECT count(*) FROM token_headers"),
                try String.fetchAll(
                    database, sql: "SELECT event FROM records UNION ALL SELECT body FROM deliveries"
                )
            )
        }
        #expect(proofs >= 5 && tokens == proofs && headers == 1)
        #expect(texts.allSatisfy { !$0.contains("eyJ") })
    }

    @Test("a purchase of a consumable adds at most 5 KB to the journal, without the limited log")
    func size() async throws {
        let phone = try TestDevice()
        func sizeAfterPurchases(_ count: Int) async throws -> Int {
            try await phone.driving { engine in
                for _ in 0..<count { _ = try await engine.purchase(try TestDevice.product()) }
            }
            let journal = try await phone.nextJournal()
            let log = try #require(try journal.logState(of: "ann"))
            let step = JournalEventBatch(
                at: phone.clock.now(), monotonic: 1, events: [],
                acknowledgement: LogAcknowledgement(upTo: log.last, keeping: 0))
            try await journal.append(
                [step], account: "ann", projection: ProjectionUpdate(of: [], in: QueueState()))
            return try await journal.database.read { database in
                let numbers = try ["page_count", "freelist_count", "page_size"].map {
                    try Int.fetchOne(database, sql: "PRAGMA \($0)") ?? 0
                }
                return (numbers[0] - numbers[1]) * numbers[2]
            }
        }
        let first = try await sizeAfterPurchases(8)
        let second = try await sizeAfterPurchases(40)
        #expect((second - first) / 40 <= 5_120, "\((second - first) / 40) bytes a purchase")
    }

    @Test("a journal of an older version is read with equal results, and continued")
    func older() async throws {
        let phone = try await used()
        let facts = try audit(phone)
        let rows = try await phone.nextJournal().rows(of: "ann", limit: 10).rows
        try await phone.nextJournal().database.write { database in
            try Journal.writeFullTexts(in: database)
            try database.execute(sql: JournalSchema.withoutTokens + "PRAGMA user_version = 5")
        }
        #expect(try audit(phone) == facts)
        let reading = try Journal.openReading(
            folder: phone.folder, identity: phone.store.backend, device: "phone")
        #expect(try reading.rows(of: "ann", limit: 10).rows == rows)
        try await phone.driving { engine in
            _ = try await engine.purchase(try TestDevice.product())
        }
        let continued = try audit(phone)
        #expect(isSound(continued))
        #expect(Array(continued.records.prefix(facts.records.count)) == facts.records)
        #expect(continued.deliveries.count == facts.deliveries.count + 1)
    }

    @Test("a refund of a transaction that an older version stored is recorded and displayed")
    func olderRefund() async throws {
        let phone = try TestDevice()
        let id = try await phone.driving { engine in
            try await engine.purchase(try TestDevice.product(.nonConsumable)).row.transactionID
        }
        try await phone.nextJournal().database.write { database in
            try Journal.writeFullTexts(in: database)
            try database.execute(sql: JournalSchema.withoutTokens + "PRAGMA user_version = 5")
        }
        phone.store.refund(try #require(id))
        let last = try await phone.driving { engine in
            await engine.wait { $0.rows.contains { $0.stage == .refunded && !$0.isOpen } }
        }
        #expect(last?.rows.map(\.stage) == [.refunded])
        #expect(isSound(try audit(phone)))
    }

    @Test(
        "a damaged signed form is reported and not repaired",
        arguments: [
            "UPDATE tokens SET payload = replace(payload, 'coins', 'gems')",
            "UPDATE tokens SET signature = 'AAAA'", "UPDATE tokens SET record = record + 1000",
            "UPDATE token_headers SET text = 'e30'", "DELETE FROM tokens",
            "DELETE FROM token_headers",
        ])
    func damaged(sql: String) async throws {
        let phone = try await used()
        try await phone.nextJournal().database.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA foreign_keys = OFF; " + sql)
        }
        let before = try rows(of: try await phone.nextJournal())
        do {
            let facts = try audit(phone)
            #expect(!facts.records.allSatisfy(\.hasValidHash) && !isSound(facts))
        } catch let failure as FileFailure {
            guard case .damaged(_, let detail) = failure else { throw failure }
            #expect(detail.contains("tokens"), "\(detail)")
        }
        #expect(try rows(of: try await phone.nextJournal()) == before)
    }

    private func rows(of journal: Journal) throws -> [Row] {
        try journal.database.read { database in
            try Row.fetchAll(database, sql: "SELECT * FROM tokens ORDER BY record")
        }
    }

    @Test("a start that needs a missing signed form fails and names the journal")
    func missing() async throws {
        let phone = try await used()
        try await phone.nextJournal().database.write { try $0.execute(sql: "DELETE FROM tokens") }
        let journal = try await phone.nextJournal()
        let error = #expect(throws: JournalError.self) {
            _ = try journal.rows(of: "ann", limit: 10)
        }
        guard case .unreadable(let text)? = error else { throw Unexpected() }
        #expect(text.contains("journal.sqlite"))
    }

    @Test(
        "a text is stored as it is if its signed form could not be restored from parts",
        arguments: ["", "a.b", "e30.e30", "e30.e31.AA", "e30.gICA.AA", "e30.e30.A\"A"])
    func unusual(compact: String) throws {
        let jws = JWS(compact: compact)
        let text = try Journal.encode(["jws": jws])
        let short = JWSParts(jws)?.shortText(of: text, number: 7) ?? text
        #expect(short == text)
    }

    @Test("references are replaced only where the bytes of the payload are equal")
    func payloads() throws {
        let jws = JWS(compact: "e30.eyJhIjoxfQ.AAAA")
        let token = try #require(JWSParts(jws))
        for value in [#"{"a":1}"#, #"{"a":2}"#, #"{"a" :1}"#] {
            let text = #"{"x":{"jws":"\#(jws.compact)","value":\#(value)}}"#
            let short = token.shortText(of: text, number: 12)
            #expect(JWSParts.number(in: short) == 12 && short.utf8.count < text.utf8.count)
            #expect(short.contains("payload") == (value == #"{"a":1}"#))
            #expect(token.fullText(of: short, number: 12) == text)
        }
    }
}

extension Journal {
    /// Writes signed forms into records and deliveries, and previous hashes into records, as older versions of kiosk
    /// did.
    static func writeFullTexts(in database: Database) throws {
        try database.execute(
            sql: """
                UPDATE records SET previous_hash = ifnull(
                    (SELECT hash FROM records AS earlier
                        WHERE earlier.sequence = records.sequence - 1), '')
                """)
        for (table, key, column) in [
            ("records", "sequence", "event"), ("deliveries", "transaction_id", "body"),
        ] {
            let rows = try Row.fetchAll(
                database, sql: "SELECT \(key) AS key, \(column) AS text FROM \(table)")
            for row in rows {
                let number: DatabaseValue = row["key"]
                try database.execute(
                    sql: "UPDATE \(table) SET \(column) = ? WHERE \(key) = ?",
                    arguments: [try fullText(of: row["text"], in: database), number])
            }
        }
    }
}

extension JournalSchema {
    /// Converts a journal with full texts back to the version before signed forms had a table.
    static let withoutTokens = "DROP TABLE tokens; DROP TABLE token_headers; "
}
