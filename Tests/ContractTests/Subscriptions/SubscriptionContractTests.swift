import GRDB
import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@testable import SandboxStore

@Suite("Subscriptions at the store")
struct SubscriptionContractTests {
    private static let day: Int64 = 86_400_000

    @Test(
        "a free week is followed by monthly periods, each charged once", arguments: Wiring.all)
    func months(wiring: Wiring) async throws {
        let shop = try await ClubShop(wiring)
        let first = try await shop.buy("silver", at: 0)
        #expect(first.price == 0 && first.offerDiscountType == .freeTrial)
        try await shop.advance("P3M")
        let all = try await shop.transactions()
        #expect(all.map(\.price) == [0, 4_990, 4_990, 4_990])
        #expect(all.dropFirst().allSatisfy { $0.reason == .renewal && $0.originalID == first.id })
        // Each period begins where the one before ends.
        for (one, next) in zip(all, all.dropFirst()) {
            #expect(next.purchaseDate == one.expiresDate)
        }
        let (state, paid, renewal) = try await shop.status()
        #expect(state == .subscribed && paid.id == all.last?.id)
        #expect(renewal.renewalPrice == 4_990 && renewal.autoRenewStatus == 1)
        #expect(renewal.renewalDate == paid.expiresDate)
    }

    @Test("ten years in one jump and in single steps lead to the same transactions")
    func tenYears() async throws {
        let (one, many) = (try await ClubShop(), try await ClubShop())
        for shop in [one, many] { _ = try await shop.buy("silver", at: 0) }
        let start = try await one.services.control.time().now
        let end = TimeRate.realTime.end(
            of: SubscriptionPeriod(count: 10, unit: .year), from: start)
        _ = try await one.services.control.change(.moment(end))
        while try await many.services.control.time().now < end {
            let now = try await many.services.control.time().now
            let next = try await many.services.control.change(.nextEvent).now
            if next >= end { break }
            #expect(next > now)
        }
        let (jumped, stepped) = (try await one.transactions(), try await many.transactions())
        let common = stepped.prefix(jumped.count)
        #expect(jumped.count == 121)
        #expect(jumped.map(\.id) == common.map(\.id))
        #expect(jumped.map(\.expiresDate) == common.map(\.expiresDate))
        #expect(jumped.map(\.orderID) == common.map(\.orderID))
    }

    @Test(
        "catalogue 35: a cancelled subscription ends with its paid period; bought again it continues as the same one"
    )
    func cancel() async throws {
        let shop = try await ClubShop()
        let first = try await shop.buy("silver", at: 0)
        _ = try await shop.services.store.manage(first.originalID, .cancel, shop.phone.context)
        try await shop.advance("P2M")
        #expect(try await shop.status().0 == .expired)
        #expect(try await shop.transactions().count == 1)
        let again = try await shop.buy("silver", at: 4_990)
        #expect(again.originalID == first.id && again.offerType == nil)
        #expect(try await shop.status().0 == .subscribed)
    }

    @Test("an upgrade begins at once, and the rest of the old period is refunded")
    func upgrade() async throws {
        let shop = try await ClubShop()
        _ = try await shop.buy("silver", at: 0)
        try await shop.advance("P1W")
        let paid = try #require(try await shop.transactions().last)
        let gold = try await shop.buy("gold", at: 9_990)
        let old = try #require(try await shop.transactions().first { $0.id == paid.id })
        #expect(old.isUpgraded == true && gold.originalID == old.originalID)
        let orders = try await shop.services.control.orders(limit: 10)
        #expect(!orders.isEmpty)
        #expect(try await shop.status().1.id == gold.id)
    }

    @Test("a downgrade chosen in another country leaves the records valid")
    func elsewhere() async throws {
        let shop = try await ClubShop()
        let gold = try await shop.buy("gold", at: 9_990)
        _ = try await shop.services.store.setStorefront("DEU", shop.phone.context)
        let bronze = try await shop.phone.request(
            "bronze", .autoRenewable, price: 1_990, currency: "EUR")
        let status = try await shop.services.store.purchase(bronze, shop.phone.context)
        guard case .purchased = status else { throw UnexpectedResponse(response: "\(status)") }
        let (_, paid, renewal) = try await shop.status()
        #expect(paid.id == gold.id && renewal.autoRenewProductID == "bronze")
        #expect(try shop.backend.violations() == [])
    }

    @Test("a failed charge goes through grace, retries and recovery")
    func failure() async throws {
        let shop = try await ClubShop(settings: SubscriptionSettings(hasGracePeriod: true))
        let first = try await shop.buy("silver", at: 0)
        let control = shop.services.control
        _ = try await control.control(first.originalID, .failRenewals(true))
        try await shop.advance("P10D")
        var (state, _, renewal) = try await shop.status()
        #expect(state == .inGracePeriod && renewal.gracePeriodExpiresDate != nil)
        try await shop.advance("P20D")
        (state, _, renewal) = try await shop.status()
        #expect(state == .inBillingRetryPeriod && renewal.isInBillingRetryPeriod == true)
        _ = try await control.control(first.originalID, .failRenewals(false))
        #expect(try await shop.status().0 == .subscribed)
        #expect(try await shop.transactions().count == 2)
    }

    @Test("a refund of the current period ends the subscription, and the charge is returned once")
    func refund() async throws {
        let shop = try await ClubShop()
        _ = try await shop.buy("gold", at: 9_990)
        let paid = try await shop.status().1
        _ = try await shop.services.control.refund(paid.id)
        #expect(try await shop.status().0 == .revoked)
        try await shop.advance("P1Y")
        #expect(try await shop.transactions().count == 1)
    }

    @Test("the clock cannot be set back and has a maximum rate", arguments: Wiring.all)
    func clock(wiring: Wiring) async throws {
        let shop = try await ClubShop(wiring)
        let control = shop.services.control
        let now = try await control.time().now
        for change in [
            ClockChange.moment(now.adding(milliseconds: -1)), .forward(milliseconds: -1),
            .rate(-1), .rate(StoreClock.maximumRate + 1), .moment(Timestamp(milliseconds: .max)),
            .nextEvent,
        ] {
            await #expect(throws: ServiceFailure.self, "\(change)") {
                _ = try await control.change(change)
            }
        }
        #expect(try await control.time().now == now)
        #expect(try await control.change(.rate(0)).rate == 0)
        shop.backend.clock.advance(milliseconds: 5_000)
        #expect(try await control.time().now == now)
    }

    @Test(
        "the sandbox controls do the same over any connection, and return the state",
        arguments: Wiring.all)
    func controls(wiring: Wiring) async throws {
        let shop = try await ClubShop(wiring)
        let made = try await shop.buy("gold", at: 9_990)
        let control = shop.services.control
        let price = try TestCatalog.price(12_990)
        for (wish, price, isOn) in [
            (SubscriptionControl.price(price, consent: true), 12_990, 1),
            (.wish(.agreeToPrice), 12_990, 1), (.failRenewals(true), 12_990, 1),
            (.extend(days: 3), 12_990, 1), (.failRenewals(false), 12_990, 1),
            (.wish(.cancel), nil, 0), (.wish(.resume), 12_990, 1), (.expire, nil, 0),
        ] as [(SubscriptionControl, Int64?, Int)] {
            let told = try await control.control(made.id, wish)
            #expect(told.originalTransactionID == made.id && told.productID == "gold")
            #expect(told.renewal.renewalPrice == price, "\(wish)")
            #expect(told.renewal.autoRenewStatus == isOn, "\(wish)")
            #expect(told.failsRenewals == (wish == .failRenewals(true) || wish == .extend(days: 3)))
            #expect(try await control.subscriptions() == [told])
        }
        let now = try await control.time().now
        let month = SubscriptionPeriod(count: 1, unit: .month)
        for change in [
            ClockChange.forward(milliseconds: 1_000), .period(month), .rate(2_000),
            .moment(now.adding(milliseconds: 40 * Self.day)),
        ] {
            #expect(try await control.change(change).now > now)
        }
    }

    @Test("a subscription is not refunded for a missing finish")
    func noDeadline() async throws {
        let shop = try await ClubShop()
        let bought = try await shop.buy("gold", at: 9_990)
        try await shop.advance("P1W")
        #expect(try await shop.status().1.revocationDate == nil)
        #expect(try await shop.status().1.id == bought.id)
    }

    @Test(
        "an unreadable due subscription is set aside and delays no other",
        arguments: [
            "currency = 'none'", "count = 9223372036854775807", "offer = '{'", "state = 9",
        ])
    func damaged(column: String) async throws {
        let shop = try await ClubShop()
        _ = try await shop.buy("gold", at: 9_990)
        try await StoreDatabase.open(folder: shop.backend.folder).database.write {
            try $0.execute(sql: "UPDATE subscriptions SET \(column)")
        }
        try await shop.advance("P1Y")
        let other = try await shop.backend.rawClient(of: "bob")
        let status = try await other.store.purchase(
            try await other.request("gold", .autoRenewable, price: 9_990), other.context)
        guard case .purchased = status else { throw UnexpectedResponse(response: "\(status)") }
        try await shop.advance("P1Y")
        #expect(try await other.store.changes(after: 0, other.context).transactions.count == 13)
        #expect(try await shop.transactions().count == 1)
    }

    @Test("a later plan with a price other than the confirmed one is declined")
    func otherPrice() async throws {
        let shop = try await ClubShop()
        _ = try await shop.buy("gold", at: 9_990)
        let request = try await shop.phone.request("silver", .autoRenewable, price: 3_990)
        let status = try await shop.services.store.purchase(request, shop.phone.context)
        guard case .declined(.termsChanged) = status else {
            throw UnexpectedResponse(response: "\(status)")
        }
        #expect(try await shop.status().2.autoRenewProductID == "gold")
        _ = try await shop.buy("silver", at: 4_990)
        #expect(try await shop.status().2.autoRenewProductID == "silver")
    }

    @Test("another account can neither read nor change a subscription")
    func stranger() async throws {
        let shop = try await ClubShop()
        let first = try await shop.buy("gold", at: 9_990)
        let stranger = try await shop.backend.rawClient(of: "eve", on: shop.services)
        await #expect(throws: ServiceFailure.self) {
            _ = try await stranger.store.manage(first.originalID, .cancel, stranger.context)
        }
        #expect(try await stranger.store.subscriptions(stranger.context).statuses.isEmpty)
    }
}
