import GRDB
import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning
import Testing

@testable import SandboxStore

@Suite("Mass extensions")
struct MassExtensionTests {
    private static let day: Int64 = 86_400_000

    private func request(
        _ product: ProductID = "gold", _ id: String = "outage", days: Int = 10,
        in storefronts: [String]? = nil
    ) -> MassExtensionRequest {
        MassExtensionRequest(
            productID: product, requestIdentifier: id, days: days, reason: 3,
            storefronts: storefronts)
    }

    /// Creates a club in which a number of customers have gold, the first of them the club's own.
    private func club(_ count: Int) async throws -> NotifiedClub {
        let club = try await NotifiedClub()
        for number in 0..<count {
            let account = AccountName(number == 0 ? "ann" : "customer-\(number)")
            try await club.buy("gold", at: 9_990, on: try await club.backend.rawClient(of: account))
        }
        return club
    }

    @Test(
        "each active subscription gets its days, and servers are notified of each and of the totals"
    )
    func extended() async throws {
        let club = try await club(3)
        let other = try await club.backend.rawClient(of: "bob")
        try await club.buy("bronze", at: 990, on: other)
        let before = try await club.embedded.subscriptions()
        let start = try await club.embedded.time().now
        #expect(try await club.embedded.extendAll(request()))
        let status = try await club.embedded.massExtension(of: "gold", named: "outage")
        #expect(status == MassExtensionStatus(completedAt: start, succeeded: 3, failed: 0))
        for (one, then) in zip(before, try await club.embedded.subscriptions()) {
            let days: Int64 = one.productID == "gold" ? 10 : 0
            #expect(then.expires.since(one.expires) == days * Self.day)
        }
        let told = try await club.notifications().map(\.line).suffix(4)
        let each = "RENEWAL_EXTENDED 1 | gold PURCHASE 9990 | on gold 9990"
        #expect(
            told == [each, each, each, "RENEWAL_EXTENSION.SUMMARY | gold outage all +3 -0"])
    }

    @Test(
        "a request is applied once, however often it is sent, and its identifier cannot be used for another"
    )
    func repeated() async throws {
        let club = try await club(1)
        for _ in 0..<3 { #expect(try await club.embedded.extendAll(request())) }
        #expect(try await !club.embedded.extendAll(request(days: 11)))
        #expect(try await !club.embedded.extendAll(request(in: ["USA"])))
        _ = try await club.embedded.changeClock(.settle)
        let told = try await club.notifications().filter { $0.kind.type == .renewalExtended }
        #expect(told.count == 1)
        // The same identifier for another product is another request.
        #expect(try await club.embedded.extendAll(request("bronze")))
        #expect(try await club.embedded.massExtension(of: "silver", named: "outage") == nil)
    }

    @Test(
        "free, unpaid and twice extended subscriptions fail, each with a notification; ended ones are not counted"
    )
    func failures() async throws {
        let club = try await club(4)
        let ids = try await club.embedded.subscriptions().map(\.originalTransactionID)
        for _ in 0..<2 { _ = try await club.embedded.control(ids[0], .extend(days: 1)) }
        _ = try await club.embedded.control(ids[1], .failRenewals(true))
        _ = try await club.embedded.control(ids[2], .expire)
        try await club.advance("P1M")
        #expect(try await club.embedded.extendAll(request()))
        let status = try await club.embedded.massExtension(of: "gold", named: "outage")
        #expect(status?.succeeded == 1 && status?.failed == 2)
        let failed = try await club.notifications().map(\.line).filter { $0.contains("FAILURE") }
        #expect(
            failed == [
                "RENEWAL_EXTENSION.FAILURE 1 | gold PURCHASE 9990 | on gold 9990",
                "RENEWAL_EXTENSION.FAILURE 3 | gold PURCHASE 9990 | on gold 9990 intent 2 retry",
            ])
        // A free week is not paid.
        let bob = try await club.backend.rawClient(of: "bob")
        try await club.buy("silver", at: 0, on: bob)
        #expect(try await club.embedded.extendAll(request("silver")))
        #expect(
            try await club.embedded.massExtension(of: "silver", named: "outage")?.failed == 1)
    }

    @Test("only subscriptions in the named countries are extended")
    func countries() async throws {
        let club = try await club(1)
        let dora = try await club.backend.rawClient(of: "dora")
        _ = try await dora.store.setStorefront("DEU", dora.context)
        let made = try await dora.request("gold", .autoRenewable, price: 9_990, currency: "EUR")
        _ = try await dora.buy(made)
        #expect(try await club.embedded.extendAll(request(in: ["DEU", "FRA"])))
        let status = try await club.embedded.massExtension(of: "gold", named: "outage")
        #expect(status?.succeeded == 1 && status?.failed == 0)
        let summary = try #require(try await club.notifications().last)
        #expect(summary.line == "RENEWAL_EXTENSION.SUMMARY | gold outage DEU FRA +1 -0")
    }

    @Test("an extension applies as of its request, whenever it is processed")
    func moment() async throws {
        let (soon, late) = (try await club(2), try await club(2))
        for club in [soon, late] { #expect(try await club.embedded.extendAll(request())) }
        _ = try await soon.embedded.massExtension(of: "gold", named: "outage")
        for club in [soon, late] { try await club.advance("P3M") }
        let told = (
            try await soon.notifications().map(\.line), try await late.notifications().map(\.line)
        )
        #expect(told.0 == told.1)
        #expect(
            try await soon.embedded.subscriptions().map(\.expires)
                == late.embedded.subscriptions().map(\.expires))
    }

    @Test(
        "a running renewal worker applies an extension without a further call",
        .timeLimit(.minutes(1)))
    func unasked() async throws {
        let club = try await club(2)
        let file = try StoreDatabase.open(folder: club.backend.folder).database
        let changes = club.embedded.changeSignals()
        let pump = Task { await RenewalWorker(club.embedded).run() }
        defer { pump.cancel() }
        #expect(try await club.embedded.extendAll(request()))
        for await _ in changes {
            let done = try await file.read {
                try Int.fetchOne(
                    $0,
                    sql: "SELECT succeeded FROM mass_extensions WHERE completed_at IS NOT NULL")
            }
            guard let done else { continue }
            #expect(done == 2)
            break
        }
    }

    @Test("after a crash the extension continues where it stopped, in several parts")
    func parts() async throws {
        let club = try await club(1)
        let first = try #require(try await club.embedded.subscriptions().first)
        try await multiply(first.originalTransactionID, by: 250, in: club)
        // The state after a crash behind the first part: the first subscription is extended and counted.
        let started = try await club.embedded.time().now.milliseconds
        try await StoreDatabase.open(folder: club.backend.folder).database.write { database in
            try database.execute(
                sql: """
                    INSERT INTO mass_extensions (
                        product_id, request_id, days, reason, at, last_id, succeeded)
                    VALUES ('gold', 'outage', 10, 3, ?, ?, 1)
                    """,
                arguments: [started, Int64(first.originalTransactionID.rawValue)])
        }
        _ = try await club.embedded.changeClock(.settle)
        let status = try await club.embedded.massExtension(of: "gold", named: "outage")
        #expect(status?.succeeded == 251 && status?.failed == 0)
        let all = try await club.embedded.subscriptions()
        #expect(all.count == 251 && all.first?.expires == first.expires)
        let moved = all.dropFirst().map { $0.expires.since(first.expires) }
        #expect(Set(moved) == [10 * Self.day])
        let told = try await club.embedded.notifications()
        #expect(told.count { $0.kind?.type == .renewalExtended } == 250)
        #expect(told.count { $0.kind?.type == .renewalExtension } == 1)
    }

    /// Writes a number of copies of a subscription, each of another customer, directly into the file.
    private func multiply(
        _ id: TransactionID, by count: Int, in club: NotifiedClub
    ) async throws {
        try await StoreDatabase.open(folder: club.backend.folder).database.write { database in
            for table in ["transactions", "subscriptions"] {
                let key = table == "transactions" ? "id" : "original_id"
                try database.execute(
                    sql:
                        "CREATE TEMP TABLE copy_\(table) AS SELECT * FROM main.\(table) WHERE \(key) = ?",
                    arguments: [Int64(id.rawValue)])
            }
            for number in 1...count {
                let account = "customer-\(number)"
                try database.execute(
                    sql: """
                        UPDATE copy_transactions
                        SET id = id + 1, original_id = id + 1, account = :a, intent_id = NULL;
                        UPDATE copy_subscriptions
                        SET original_id = original_id + 1, transaction_id = original_id + 1,
                            account = :a;
                        INSERT INTO transactions SELECT * FROM copy_transactions;
                        INSERT INTO subscriptions SELECT * FROM copy_subscriptions;
                        """, arguments: ["a": account])
            }
        }
    }
}
