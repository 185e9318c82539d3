import GRDB
import KioskScenario
import KioskTestSupport
import PurchaseEngine
import SandboxMerchant
import SandboxStore
import StoreAudit
import StoreModel
import Testing

@testable import KioskApp
@testable import StoreFiles

/// Changes one column after the other in a profile in which every table has rows.
@Suite("Changed columns")
struct ColumnStories {
    /// What was found about the columns of a profile that was prepared once.
    private struct Findings {
        var all: [String] = []
        var unnoticed: [String] = []
        /// Columns whose change is noticed in every row.
        var watched: Set<String> = []
    }

    private static let findings = Result { try find() }

    @Test("a change of any column violates an invariant, except for columns listed with a reason")
    func columns() throws {
        let found = try Self.findings.get()
        #expect(found.all.count > 250)
        var known: Set<String> = []
        for pattern in UnwatchedColumns.all.flatMap(\.columns) {
            let columns = found.unnoticed.filter { UnwatchedColumns.fits($0, pattern) }
            #expect(
                !columns.isEmpty,
                "each column of \(pattern) is noticed, or is gone: take it off the list")
            known.formUnion(columns)
        }
        #expect(found.unnoticed.filter { !known.contains($0) } == [])
    }

    private static let comparedColumns = [
        "merchant.numbers.product_id", "merchant.numbers.quantity", "store.orders.product_id",
        "store.orders.quantity", "store.orders.unit_price", "store.orders.currency",
        "store.transactions.product_id", "store.transactions.quantity",
        "store.transactions.price", "store.transactions.currency", "store.charges.amount",
        "store.charges.currency", "merchant.grants.product_id",
    ]

    @Test(
        "product, quantity, unit price, total and currency of an order are compared in every row",
        arguments: comparedColumns)
    func terms(column: String) throws {
        #expect(try Self.findings.get().watched.contains(column))
    }

    private static func find() throws -> Findings {
        let file = try ScenarioFile("all.yaml", text: text, bundleID: nil) { _ in [] }
        var findings = Findings()
        let result = try ScenarioPlayer(
            file.scenario, catalog: file.catalog, serverAPI: ScenarioRunner.serverAPI
        ).play { files in
            let broken = try ScenarioRunner.audit(files)
            guard broken.isEmpty else { return broken }
            for tables in try sides(of: files) {
                #expect(tables.isSound(), "\(tables.side)")
                for column in try tables.columns() {
                    findings.all.append("\(column)")
                    if try !tables.notices(column) { findings.unnoticed.append("\(column)") }
                    guard comparedColumns.contains("\(column)"),
                        try tables.notices(column, everywhere: true)
                    else { continue }
                    findings.watched.insert("\(column)")
                }
            }
            return []
        }
        #expect(result.failure == nil, "\(String(describing: result.failure))")
        return findings
    }

    private static func sides(of files: WorldFiles) throws -> [AuditedTables] {
        let places = ProfilePaths(folder: files.folder)
        let device = try #require(places.ownStore.readableDevices.first)
        let audit = ProfileAuditReader(
            paths: places, open: files.databases, verifier: files.verifier)
        let sound = try #require(try audit.read()).records
        func tables(
            _ side: String, _ source: FileSnapshots.Source,
            _ read: @escaping (FileSnapshots.Snapshot, inout AuditRecords) throws -> Void
        ) throws -> AuditedTables {
            AuditedTables(
                side: side, path: source.path,
                database: try files.databases[source.path] ?? DatabaseQueue(path: source.path),
                sound: sound, read: read)
        }
        let store = try tables("store", places.store) { $1.store = try StoreAuditReader.read($0) }
        let merchant = try tables("merchant", places.merchant) {
            $1.merchant = try MerchantAuditReader.read($0).facts
        }
        try store.add(storeRows)
        try merchant.add(merchantRows)
        let journal = try tables("journal", places.ownStore.journal(of: device)) {
            $1.devices[0] = try JournalAuditReader.read(of: device, $0, verifier: nil)
        }
        return [store, merchant, journal]
    }

    /// Rows of offers and network devices, which no scenario step creates.
    private static let storeRows = [
        "INSERT INTO offer_nonces SELECT 'nonce', intent_id, at FROM orders LIMIT 1",
        "INSERT INTO offer_codes VALUES ('CODE', 'club.month', 'offer', 1, 5, 0, 1, 1)",
        "INSERT INTO offer_redemptions SELECT intent_id, 'CODE', account, at FROM orders LIMIT 1",
        "INSERT INTO devices SELECT account, device, 'hash', at FROM orders LIMIT 1",
        """
        INSERT OR IGNORE INTO outbox (transaction_id, account, at)
            SELECT id, account, 1 FROM transactions WHERE revocation_date > 0 LIMIT 1
        """,
    ]

    /// An order that was compensated manually, and a spending that was rejected.
    private static let merchantRows = [
        """
        INSERT INTO compensations
            SELECT n.intent_id, 'Sandbox', g.transaction_id, NULL, n.number, n.account, 'late', 0, 1
            FROM numbers AS n JOIN grants AS g USING (intent_id) LIMIT 1
        """,
        "INSERT INTO refused_spends VALUES ('0195c7a0-0000-7000-8000-000000000001', 'c', 'ann', 0, 1)",
    ]

    private static let text = """
        scenario: every table has rows
        devices:
          phone-1: {account: ann}
          phone-2: {account: bob, storefront: JPN}
          tablet: {account: ann}
        catalog:
          app: {bundle-id: com.example.columns}
          subscriptions: {grace-period: true}
          products:
            - {id: gems, type: consumable, prices: {USA: "0.99", JPN: "160"}, grants: {gems: 60}}
            - {id: ads, type: non-consumable, prices: {USA: "2.99", JPN: "480"}, family-shareable: true}
            - id: club.month
              type: auto-renewable
              prices: {USA: "9.99", JPN: "1500"}
              family-shareable: true
              subscription:
                group: club
                level: 1
                period: P1M
                offers: [{kind: introductory, mode: free, period: P1W}]
            - id: plain.month
              type: auto-renewable
              prices: {USA: "3.99", JPN: "600"}
              subscription: {group: other, level: 1, period: P1M}
        steps:
          - buy: gems
            quantity: 3
          - buy: gems
            on: phone-2
            quantity: 2
          - buy: ads
          - restore:
            on: tablet
          - spend: {gems: 150}
          # A start stores a statement with entries.
          - crash
          - launch
          - refund: gems
          - buy: gems
            quantity: 2
          - buy: gems
            outcome: decline
          - buy: gems
            outcome: interrupted
          - resolve: gems
          - buy-outside: gems
          - buy: club.month
          - buy: plain.month
            on: phone-2
          - join-family: ann
            on: phone-2
          - share-family: yes
          - ask-refund: gems
          - server: PUT /inApps/v1/transactions/consumption/{transaction of gems}
            send: {customerConsented: true, deliveryStatus: 0}
          - server: PUT /inApps/v1/transactions/{original of gems}/appAccountToken
            send: {appAccountToken: 7e3fb204-2f51-4c2c-9d25-4a2c2f7b8a11}
          - clock: jump P10D
          - server: POST /inApps/v1/subscriptions/extend/mass
            send:
              requestIdentifier: 3f0c3a0e-0000-4000-8000-000000000001
              extendByDays: 5
              extendReasonCode: 1
              productId: club.month
          - fail-renewals: plain.month
            on: phone-2
          - clock: jump P25D
          - edit: gems
            title: Many gems
          - fault: log 503 nth=1000
          - buy: gems
            outcome: ask-to-buy
          - wait: 1m
        """
}
