import GRDB
import SandboxCore
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@testable import SandboxBackend
@testable import SandboxStore

@Suite("Due work", .timeLimit(.minutes(5)))
struct DueWorkProcessorTests {
    private static let day: Int64 = 86_400_000

    /// Settings under which a period lasts two seconds.
    private static let fast = SubscriptionSettings(timeRate: .oneRenewalEveryTwoSeconds)

    private func club(
        _ accounts: [AccountName], _ settings: SubscriptionSettings = SubscriptionSettings()
    ) async throws -> (club: NotifiedClub, phones: [RawClient]) {
        let club = try await NotifiedClub(settings)
        var phones: [RawClient] = []
        for account in accounts {
            let phone = try await club.backend.rawClient(of: account)
            try await club.buy("gold", at: 9_990, on: phone)
            phones.append(phone)
        }
        return (club, phones)
    }

    /// The requests of a customer.
    enum Ask: CaseIterable {
        case unfinished, changes, subscriptions, restore, storefront, purchase, wallet

        func make(_ phone: RawClient) async throws {
            switch self {
            case .unfinished: _ = try await phone.store.unfinished(phone.context)
            case .changes: _ = try await phone.store.changes(after: 0, phone.context)
            case .subscriptions: _ = try await phone.store.subscriptions(phone.context)
            case .restore: _ = try await phone.store.restore(phone.context)
            case .storefront: _ = try await phone.store.setStorefront("DEU", phone.context)
            case .purchase: _ = try await phone.buy(try await phone.gemsRequest())
            case .wallet: _ = try await phone.gemCount()
            }
        }
    }

    @Test("a request does not process due work of other accounts", arguments: Ask.allCases)
    func ownAlone(ask: Ask) async throws {
        let (club, phones) = try await club(["ann", "bob"])
        club.backend.clock.advance(milliseconds: 40 * Self.day)
        try await ask.make(phones[0])
        let left = try await club.backend.dueRows()
        #expect(left["bob"] == 1)
        if ask != .wallet { #expect(left["ann"] == nil) }
        // The sandbox's owner reads the shop as a whole.
        _ = try await club.embedded.orders(limit: 10)
        #expect(try await club.backend.dueRows().isEmpty)
    }

    @Test("a request processes the due work of its family if its account has a share")
    func family() async throws {
        let (club, _) = try await club(["ann", "bob", "zoe"])
        for member: AccountName in ["bob", "carl"] {
            _ = try await club.embedded.changeFamily(.join(account: member, organizer: "ann"))
        }
        club.backend.clock.advance(milliseconds: 40 * Self.day)
        let carl = try await club.backend.rawClient(of: "carl")
        _ = try await carl.store.subscriptions(carl.context)
        #expect(try await club.backend.dueRows() == ["zoe": 1])
    }

    @Test(
        "a transaction processes at most 100 due rows, the oldest first, and the next one continues"
    )
    func batches() async throws {
        let (club, _) = try await club(["ann", "bob"], Self.fast)
        club.backend.clock.advance(milliseconds: 2 * 130 * 1_000)
        let store = club.embedded.store
        var counts: [Int] = []
        var isDone = false
        while !isDone {
            isDone = try await store.processAllDue(atMost: 1)
            let each = try await renewals(club.backend).values
            counts.append(each.reduce(0, +))
            #expect((each.max() ?? 0) - (each.min() ?? 0) <= 1)
        }
        #expect(counts.first == DueWorkProcessor.batch)
        #expect(zip(counts, counts.dropFirst()).allSatisfy { $1 - $0 <= DueWorkProcessor.batch })
        #expect(counts.last == 260)
    }

    private func renewals(_ backend: TestBackend) async throws -> [String: Int] {
        try await StoreDatabase.open(folder: backend.folder).database.read { database in
            let rows = try Row.fetchAll(
                database,
                sql: """
                    SELECT account, count(*) AS count FROM transactions WHERE is_renewal
                    GROUP BY account
                    """)
            return Dictionary(uniqueKeysWithValues: rows.map { ($0["account"], $0["count"]) })
        }
    }

    @Test("unfinished charges are refunded 100 at a time")
    func charges() async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        _ = try await phone.buy(try await phone.gemsRequest())
        try await backend.executeInStoreFile(
            """
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 269)
            INSERT INTO transactions (id, original_id, account, device, merchant_order, bundle_id,
                product_id, type, quantity, purchase_date, original_purchase_date, storefront,
                storefront_id, currency, price)
            SELECT id + i, id + i, iif(i > 240, account, 'zoe'), device, merchant_order, bundle_id,
                product_id, type, quantity, purchase_date + i, purchase_date + i, storefront,
                storefront_id, currency, price FROM transactions, n
            """)
        backend.clock.advance(milliseconds: 4 * Self.day)
        let store = backend.embedded.store
        #expect(try await !store.processAllDue(atMost: 1))
        let sql = "SELECT count(*) FROM transactions WHERE revocation_date IS NOT NULL"
        #expect(try await backend.value(sql) == "\(DueWorkProcessor.batch)")
        // Another account has to wait for its own rows only.
        let ann = try await phone.unfinished()
        #expect(ann.count == 30 && ann.allSatisfy { $0.transaction.revocationDate != nil })
        #expect(try await store.processAllDue())
        #expect(try await backend.value(sql) == "270")
        // Each refund has the time at which it was due.
        let moments = ann.map { $0.transaction.revocationDate?.since($0.transaction.purchaseDate) }
        #expect(Set(moments) == [3 * Self.day + 1])
    }

    @Test("a jump of ten years has the same result as ten years of single days")
    func years() async throws {
        let (whole, days) = (try await lives(), try await lives())
        let start = try await whole.embedded.time().now
        let end = TimeRate.realTime.end(
            of: SubscriptionPeriod(count: 10, unit: .year), from: start)
        _ = try await whole.embedded.changeClock(.moment(end))
        var (rest, steps) = (end.since(start), 0)
        while rest > 0 {
            // The worker of a store does the same each time it wakes. On the days before the next one with due work it
            // does nothing, so these are one step.
            let wait = try await days.embedded.store.nextDue() ?? rest
            let step = min(rest, max(1, (wait + Self.day - 1) / Self.day) * Self.day)
            days.backend.clock.advance(milliseconds: step)
            if try await days.embedded.store.nextDue() == 0 {
                try await days.embedded.store.processDue()
            }
            (rest, steps) = (rest - step, steps + 1)
        }
        #expect(steps > 60)
        let (one, other) = (
            try await StoreHistory(whole.backend), try await StoreHistory(days.backend)
        )
        #expect(one.accounts.keys.count == 5)
        for account in one.accounts.keys.sorted() {
            #expect(one.accounts[account] == other.accounts[account], "\(account)")
        }
    }

    @Test("requests between the parts of a jump do not change its result")
    func interleaved() async throws {
        let (alone, asked) = (try await lives(), try await lives())
        for club in [alone, asked] { club.backend.clock.advance(milliseconds: 1_500 * Self.day) }
        #expect(try await alone.embedded.store.processAllDue())
        for account in ["dora", "carl", "ann", "bob", "emil"] {
            let phone = try await asked.backend.rawClient(of: AccountName(account))
            _ = try await phone.store.subscriptions(phone.context)
            _ = try await asked.embedded.store.processAllDue(atMost: 1)
        }
        #expect(try await asked.embedded.store.processAllDue())
        let (one, other) = (
            try await StoreHistory(alone.backend), try await StoreHistory(asked.backend)
        )
        for account in one.accounts.keys.sorted() {
            #expect(one.accounts[account] == other.accounts[account], "\(account)")
        }
    }

    /// Creates customers with different histories over time.
    private func lives() async throws -> NotifiedClub {
        let club = try await NotifiedClub(SubscriptionSettings(hasGracePeriod: true))
        func phone(_ account: AccountName) async throws -> RawClient {
            try await club.backend.rawClient(of: account)
        }
        let (ann, bob, carl) = (
            try await phone("ann"), try await phone("bob"), try await phone("carl")
        )
        try await club.buy("gold", at: 9_990, on: ann)
        try await club.buy("silver", at: 0, on: bob)
        let failing = try await club.buy("bronze", at: 990, on: carl)
        _ = try await club.embedded.control(failing.id, .failRenewals(true))
        let (dora, emil) = (try await phone("dora"), try await phone("emil"))
        try await club.buy("silver.year", at: 5_990, on: dora)
        _ = try await dora.buy(try await dora.gemsRequest())
        for outcome in [Outcome.askToBuy, .slowApprove, .slowDecline] {
            let request = try await emil.gemsRequest(outcome: outcome)
            _ = try await emil.store.purchase(request, emil.context)
        }
        _ = try await club.embedded.changeFamily(.join(account: "emil", organizer: "dora"))
        return club
    }

    @Test("a change of the clock that leaves due work reports its progress and is continued")
    func parts() async throws {
        let (club, _) = try await club(["ann"], Self.fast)
        let forward = ClockChange.forward(milliseconds: 2 * 2_100 * 1_000)
        let first = try await club.embedded.change(forward)
        let until = try #require(first.settledUntil)
        #expect(until < first.now)
        // If a process dies, the next one processes the rest.
        let other = try EmbeddedBackend.open(
            folder: club.backend.folder, catalog: try ClubCatalog.catalog(Self.fast),
            clock: club.backend.clock)
        #expect(try await other.time().settledUntil == until)
        var seen: [Timestamp] = []
        let last = try await other.changeClock(.settle) { reading in
            if let until = reading.settledUntil { seen.append(until) }
        }
        #expect(last.settledUntil == nil && seen == seen.sorted())
        #expect(try await renewals(club.backend) == ["ann": 2_100])
    }

    @Test("a mass extension reaches a customer who makes a request before its turn first, and once")
    func ahead() async throws {
        let (club, phones) = try await club(["ann", "bob", "carl"])
        let request = MassExtensionRequest(
            productID: "gold", requestIdentifier: "outage", days: 10, reason: 3, storefronts: nil)
        let before = try await club.embedded.subscriptions().map(\.expires)
        #expect(try await club.embedded.extendAll(request))
        // Customers who subscribe after the request are not included.
        let late = try await club.backend.rawClient(of: "dora")
        let bought = try await club.buy("gold", at: 9_990, on: late)
        _ = try await phones[2].store.subscriptions(phones[2].context)
        let sql =
            "SELECT group_concat(account) FROM steps JOIN transactions ON id = transaction_id WHERE kind = 'extended'"
        #expect(try await club.backend.value(sql) == "carl")
        #expect(try await club.embedded.store.processAllDue())
        #expect(try await club.backend.value(sql) == "carl,ann,bob")
        let status = try await club.embedded.massExtension(of: "gold", named: "outage")
        #expect(status?.succeeded == 3 && status?.failed == 0)
        let then = try await club.embedded.subscriptions().map(\.expires)
        #expect(zip(before, then).allSatisfy { $1.since($0) == 10 * Self.day })
        #expect(then.last == bought.expiresDate)
        #expect(try await club.backend.value("SELECT count(*) FROM extended_ahead") == "0")
    }
}
