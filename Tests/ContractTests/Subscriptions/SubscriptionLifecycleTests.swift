import KioskTestSupport
import PurchaseCore
import SandboxCatalog
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("Two years of a subscription", .timeLimit(.minutes(5)))
struct SubscriptionLifecycleTests {
    @Test(
        "with a free week, a failure, an upgrade and a refund the entitlements are right at every moment"
    )
    func club() async throws {
        try await live(try ClubCatalog.catalog(), "club")
    }

    /// The files that sell a subscription, and unreadable files, with which the test fails.
    private static let paths = RealCatalogs.paths.filter { path in
        guard let catalog = try? CatalogLoader.load(path: path).catalog else { return true }
        return SubscriptionLifecycle.plans(of: catalog) != nil
    }

    @Test(
        "every real file with a subscription passes the same two years with the right entitlements",
        .enabled(if: !RealCatalogs.paths.isEmpty, "needs ../shared/storekit"),
        .compactMapIssues { issue in
            var issue = issue
            issue.comments.append("\(SweepSample.hint)")
            return issue
        }, arguments: SweepSample(1, of: paths.count).elements(of: paths))
    func real(path: String) async throws {
        try await live(try CatalogLoader.load(path: path).catalog, path)
    }

    private func live(_ catalog: Catalog, _ name: String) async throws {
        let plans = try #require(SubscriptionLifecycle.plans(of: catalog))
        let shop = try await SubscriptionLifecycle.shop(catalog)
        try await shop.device.driving { engine in
            _ = await engine.wait(\.hasLaunched)
            let life = SubscriptionLifecycle(shop: shop, plans: plans, engine: engine)
            try await life.buy(plans.plan.id)
            try await twoYears(life)
            try await expectBooks(life)
        }
    }

    /// Changes the subscription now and then, and checks at each moment that all sides agree.
    private func twoYears(_ life: SubscriptionLifecycle) async throws {
        let end = TimeRate.realTime.end(
            of: SubscriptionPeriod(count: 2, unit: .year), from: try await life.now)
        var steps = 0
        // A yearly plan needs more time for all steps.
        while try await life.now < end || steps < 12 {
            try await life.expectRight()
            switch steps {
            case 1: try await life.control(.failRenewals(true))
            case 2:
                #expect(try await life.status().state == .inGracePeriod)
            case 3:
                #expect(try await life.status().state == .inBillingRetryPeriod)
                try await life.control(.failRenewals(false))
                #expect(try await life.status().state == .subscribed)
            case 4:
                if let better = life.plans.better { try await life.buy(better.id) }
            case 6:
                try await life.refund()
                try await life.expectRight()
                #expect(try await life.status().state == .revoked)
                try await life.buy(life.plans.plan.id)
            default: break
            }
            try await life.expectRight()
            try await life.step()
            steps += 1
        }
    }

    /// Expects that transactions, notifications and charges agree.
    private func expectBooks(_ life: SubscriptionLifecycle) async throws {
        let all = try await life.transactions()
        let told = try await life.told().map(\.kind)
        func count(_ type: NotificationType, _ subtype: NotificationSubtype? = nil) -> Int {
            told.count { $0.type == type && (subtype == nil || $0.subtype == subtype) }
        }
        // Several are sent concurrently and arrive in any order.
        #expect(count(.subscribed, .initialBuy) == 1)
        #expect(count(.didRenew) == all.count { $0.reason == .renewal })
        #expect(count(.didRenew, .billingRecovery) == 1)
        #expect(count(.didFailToRenew, .gracePeriod) == 1 && count(.gracePeriodExpired) == 1)
        #expect(
            count(.didChangeRenewalPref, .upgrade) == all.count { $0.isUpgraded == true })
        #expect(count(.refund) == all.count { $0.revocationDate != nil })
        #expect(Set(all.map(\.originalID)).count == 1)
        #expect(all.count { $0.offerType == .introductory } <= 1)
        let violations = try life.violations()
        #expect(violations == [])
    }
}
