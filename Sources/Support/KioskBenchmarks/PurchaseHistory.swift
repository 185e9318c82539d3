import Foundation
import GRDB
import PurchaseCore
import PurchaseEngine
import SandboxBackend
import SandboxCatalog
import StoreAPI
import StoreFiles
import StoreModel

/// The files of a profile with one order, extended to a long history.
///
/// The added rows copy those of that order in the real tables, with other ids: they have the same size and use the same
/// indexes. They only have to be skipped; their hash chains and signatures are those of the original order and do not
/// match.
struct PurchaseHistory {
    private let folder: String
    private let journal: String
    private let catalog: Catalog

    init(under state: String, catalog: String) throws {
        self.catalog = try CatalogLoader.load(bytes: Array(catalog.utf8), fileName: "many").catalog
        folder = state + "/kiosk/default/embedded"
        journal = folder + "/devices/phone-1/journal.sqlite"
    }

    /// Adds a number of copies of the existing settled order.
    func repeatOrder(times count: Int) throws {
        let ids = try ids()
        try write(journal, ["payments", "deliveries", "tokens", "records"], count, ids)
        try write(
            folder + "/store.sqlite", ["transactions", "orders", "charges", "changes", "steps"],
            count, ids)
        try write(
            folder + "/merchant.sqlite", ["numbers", "grants", "ledger", "steps"], count, ids)
        let cursor = try DatabaseQueue(path: folder + "/store.sqlite").read { database in
            try Int64.fetchOne(database, sql: "SELECT max(seq) FROM changes") ?? 0
        }
        try DatabaseQueue(path: journal).write { database in
            try database.execute(sql: "UPDATE accounts SET cursor = ?", arguments: [cursor])
        }
    }

    /// Confirms a number of orders that are sent only at the next start.
    func open(orders count: Int) async throws {
        let backend = try EmbeddedBackend.open(folder: folder, catalog: catalog)
        let journal = try await Journal.waitToDrive(
            folder: folder + "/devices/phone-1", identity: try await backend.identity(),
            device: "phone-1")
        let engine = PurchaseEngine(
            EngineDependencies(
                store: backend, merchant: backend, journal: journal, clock: SystemEngineClock()),
            options: EngineOptions(account: "customer"))
        try await engine.start()
        let reply = try await engine.products(nil, locale: .fallback)
        // Permanent purchases would make the second history longer than the first.
        let consumables = reply.products.filter { $0.type == .consumable }
        let buying = consumables.prefix(count).map { product in
            Task { try? await engine.purchase(product) }
        }
        // A snapshot contains only the newest orders, so the file is counted.
        for await _ in await engine.updates() where try openOrders() >= count { break }
        for task in buying { task.cancel() }
        for task in buying { _ = await task.value }
    }

    /// Returns the number of orders with open work on this device.
    func openOrders() throws -> Int {
        try count(
            """
            SELECT (SELECT count(*) FROM payments WHERE is_open = 1)
                + (SELECT count(*) FROM deliveries WHERE is_open = 1)
            """)
    }

    /// Returns the number of events in the journal.
    func events() throws -> Int { try count("SELECT count(*) FROM records") }

    private func count(_ sql: String) throws -> Int {
        var configuration = Configuration()
        configuration.readonly = true
        return try DatabaseQueue(path: journal, configuration: configuration).read { database in
            try Int.fetchOne(database, sql: sql) ?? 0
        }
    }

    private struct IDs {
        let intent: String
        let transaction: String
        let number: String
    }

    private func ids() throws -> IDs {
        try DatabaseQueue(path: folder + "/store.sqlite").read { database in
            let row = try ResultRow.fetchOne(
                database,
                sql: "SELECT intent_id, transaction_id, merchant_order FROM orders LIMIT 1")
            guard let row else { throw Failure("no order was bought") }
            return IDs(
                intent: try row.text("intent_id"),
                transaction: String(try row.integer("transaction_id")),
                number: try row.text("merchant_order"))
        }
    }

    private func write(_ path: String, _ tables: [String], _ count: Int, _ ids: IDs) throws {
        let queue = try DatabaseQueue(path: path)
        try queue.write { database in
            for table in tables { try repeatRows(of: table, count, ids, database) }
        }
        try queue.writeWithoutTransaction { database in
            _ = try Row.fetchAll(database, sql: "PRAGMA wal_checkpoint(TRUNCATE)")
        }
    }

    private func repeatRows(
        of table: String, _ count: Int, _ ids: IDs, _ database: Database
    ) throws {
        let columns = try database.columns(in: table)
        let values = try columns.map { try value($0, in: table, ids, database) }
        let isOfOrder =
            table == "records" ? "WHERE intent_id IS NOT NULL OR transaction_id IS NOT NULL" : ""
        try database.execute(
            sql: """
                WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))
                INSERT INTO \(table) (\(columns.map(\.name).joined(separator: ", ")))
                SELECT \(values.joined(separator: ", ")) FROM \(table), n \(isOfOrder)
                """)
    }

    /// Returns the SQL expression for a column in the `i`-th copy of a row.
    private func value(
        _ column: ColumnInfo, in table: String, _ ids: IDs, _ database: Database
    ) throws -> String {
        let name = column.name
        switch name {
        case "seq", "serial", "sequence", "version":
            let last =
                try Int64.fetchOne(database, sql: "SELECT max(\(name)) FROM \(table)") ?? 0
            return "\(name) + i * \(last)"
        case "at", "started_ms", "wall_ms": return "\(name) - i"
        case "record": return try copiedRecord("record", database)
        default: break
        }
        guard column.type == "TEXT" else {
            return
                "CASE \(name) WHEN \(ids.transaction) THEN \(ids.transaction) - i ELSE \(name) END"
        }
        let intent = "'\(ids.intent.dropLast(12))' || printf('%012x', i)"
        let transaction = "CAST(\(ids.transaction) - i AS TEXT)"
        let number = "'\(ids.number)-' || i"
        let copy =
            "replace(replace(replace(\(name), '\(ids.intent)', \(intent)), "
            + "'\(ids.transaction)', \(transaction)), '\(ids.number)', \(number))"
        return ["body", "event"].contains(name) ? try copiedReferences(copy, database) : copy
    }

    /// Returns the SQL expression for the number of the `i`-th copy of a record.
    private func copiedRecord(_ number: String, _ database: Database) throws -> String {
        let last = try Int64.fetchOne(database, sql: "SELECT max(sequence) FROM records") ?? 0
        return "\(number) + i * \(last)"
    }

    /// Returns the SQL expression for a text that refers to the `i`-th copies of the signed forms.
    private func copiedReferences(_ text: String, _ database: Database) throws -> String {
        let numbers = try Int64.fetchAll(
            database,
            sql: "SELECT record FROM tokens WHERE record <= (SELECT max(sequence) FROM records)")
        return try numbers.reduce(text) { text, number in
            let copy = try copiedRecord("\(number)", database)
            return ["token", "payload"].reduce(text) { text, name in
                "replace(\(text), '{\"\(name)\":\(number)}', '{\"\(name)\":' || (\(copy)) || '}')"
            }
        }
    }
}
