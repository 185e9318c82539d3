import Foundation
import GRDB
import KioskTestSupport
import SandboxBackend
import StoreAPI
import StoreFiles
import StoreModel

/// A store with a hundred thousand subscriptions, whose clock is advanced by a month so that all renew. The rate is
/// compared with raw inserts into the same table in the same minute.
struct CrowdedStore {
    private static let customers = 100_000
    private static let concurrency = 512

    func figures() async throws -> [Figure] {
        let folder = try TemporaryFolder()
        let backend = try EmbeddedBackend.open(
            folder: folder.file("embedded"), catalog: try Self.catalog())
        _ = try await backend.change(.rate(0))
        try await subscribe(Self.customers, at: backend)
        let before = memory()
        let watch = Stopwatch()
        _ = try await backend.changeClock(.period(SubscriptionPeriod(count: 1, unit: .month)))
        let seconds = watch.milliseconds / 1000
        let after = memory()
        let raw = try Self.rawRate(folder.file("embedded/store.sqlite"), in: folder)
        let rate = Double(Self.customers) / seconds
        return [
            Figure(
                name: "a month of 100,000 subscriptions", unit: "s", sample: Sample([seconds])),
            Figure(name: "transactions", unit: "/s", sample: Sample([rate])),
            Figure(
                name: "÷ raw inserts of the same rows", unit: "", sample: Sample([rate / raw]),
                note: "\(Int(raw)) raw inserts/s, 2,000 a commit"),
            Figure(
                name: "memory of the process, before and after", unit: "MB",
                sample: Sample([before, after])),
        ]
    }

    private func memory() -> Double {
        (ProcessStatistics(process: getpid()).residentKB ?? .nan) / 1024
    }

    private func subscribe(_ count: Int, at backend: EmbeddedBackend) async throws {
        for start in stride(from: 0, to: count, by: Self.concurrency) {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in start..<min(start + Self.concurrency, count) {
                    group.addTask { try await Self.buy(as: number, at: backend) }
                }
                try await group.waitForAll()
            }
        }
    }

    private static func buy(as number: Int, at backend: EmbeddedBackend) async throws {
        let account = AccountName("customer\(number)")
        let intent = Intent(
            id: IntentID(UUID().uuidString.lowercased()), account: account, productID: "club",
            type: .autoRenewable, displayName: "Club", quantity: 1, unitPrice: try price(),
            outcome: .approve, confirmedAt: Timestamp(milliseconds: 0))
        let request = PurchaseRequest(
            intent: intent, merchantOrder: MerchantOrder("order-\(number)"),
            appAccountToken: AppAccountToken(UUID().uuidString.lowercased()))
        let status = try await backend.purchase(
            request, CallContext(account: account, device: "phone", requestID: "bench"))
        guard case .purchased = status else { throw Failure("a purchase ended as \(status)") }
    }

    /// Returns the rows per second that SQLite inserts into a copy of the table, with its indexes.
    private static func rawRate(_ path: String, in folder: TemporaryFolder) throws -> Double {
        let database = try DatabaseFile.open(
            folder.file("raw.sqlite"), schema: DatabaseSchema(applicationID: 1, steps: ["SELECT 1"])
        )
        let source = try DatabaseQueue(path: path)
        let (schema, rows) = try source.read { source in
            (
                try String.fetchAll(
                    source,
                    sql: """
                        SELECT sql FROM sqlite_schema
                        WHERE tbl_name = 'transactions' AND sql IS NOT NULL ORDER BY type DESC
                        """),
                try Row.fetchAll(
                    source, sql: "SELECT * FROM transactions ORDER BY id LIMIT \(customers)")
            )
        }
        try database.write { raw in for sql in schema { try raw.execute(sql: sql) } }
        let marks = Array(repeating: "?", count: rows.first?.count ?? 0).joined(separator: ", ")
        let watch = Stopwatch()
        for start in stride(from: 0, to: rows.count, by: 2_000) {
            try database.write { raw in
                let insert = try raw.cachedStatement(
                    sql: "INSERT INTO transactions VALUES (\(marks))")
                for row in rows[start..<min(start + 2_000, rows.count)] {
                    try insert.execute(arguments: StatementArguments(row.databaseValues))
                }
            }
        }
        return Double(rows.count) / watch.milliseconds * 1000
    }

    private static func price() throws -> Price {
        guard let dollar = Currency(code: "USD") else { throw Failure("no dollars") }
        return Price(milliunits: 4_990, currency: dollar)
    }

    private static func catalog() throws -> Catalog {
        let product = CatalogProduct(
            id: "club", type: .autoRenewable, prices: ["USA": try price()],
            subscription: SubscriptionInfo(
                groupID: "club", groupName: "Club", level: 1,
                period: SubscriptionPeriod(count: 1, unit: .month), offers: []))
        return Catalog(
            app: CatalogApp(bundleID: "com.example.bench", appleID: 1, name: "Bench"),
            homeStorefront: "USA", defaultLocale: .fallback, products: [product])
    }
}
