import SandboxCore
import StoreModel

/// The number of subscription years that the rules alone process per second on one core: a free week, then months, with
/// one failed and recovered charge each year.
struct SubscriptionYears {
    private static let rounds = 20
    private static let subscriptions = 100
    private static let years = 10
    private static let month = SubscriptionPeriod(count: 1, unit: .month)

    func figures() throws -> [Figure] {
        let plan = try Self.plan()
        var rates: [Double] = []
        for _ in 0..<Self.rounds {
            let before = ProcessorTime.used
            for _ in 0..<Self.subscriptions { try Self.simulate(plan) }
            let subscriptionYears = Double(Self.subscriptions * Self.years)
            rates.append(subscriptionYears / (ProcessorTime.used - before))
        }
        return [
            Figure(
                name: "rules alone, one core", unit: "subscription-years/s", sample: Sample(rates))
        ]
    }

    private static func plan() throws -> SubscriptionPlan {
        guard let dollar = Currency(code: "USD") else { throw Failure("no dollars") }
        let week = SubscriptionOffer(
            kind: .introductory, name: "", paymentMode: .free, price: nil,
            period: SubscriptionPeriod(count: 1, unit: .week), numberOfPeriods: 1)
        let product = CatalogProduct(
            id: "club", type: .autoRenewable,
            prices: ["USA": Price(milliunits: 4_990, currency: dollar)],
            subscription: SubscriptionInfo(
                groupID: "club", groupName: "Club", level: 1, period: month, offers: [week]))
        guard let plan = SubscriptionPlan(product, storefront: "USA", now: start) else {
            throw Failure("the plan is not on sale")
        }
        return plan
    }

    private static let start = Timestamp(milliseconds: 1_800_000_000_000)

    private static func simulate(_ plan: SubscriptionPlan) throws {
        let policy = SubscriptionPolicy(hasGracePeriod: true)
        let request = SubscriptionRules.Request(
            plan: plan, offer: nil, hadIntroduction: false, account: "ann")
        let decision = SubscriptionRules.subscribe(
            request, current: nil, id: "1", at: start, policy: policy)
        guard case .sold(let step) = decision else {
            throw Failure("the subscription was not sold")
        }
        var subscription = step.subscription
        let end = TimeRate.realTime.end(
            of: SubscriptionPeriod(count: years, unit: .year), from: start)
        var renewals: Int64 = 1
        while let due = subscription.due, due < end {
            subscription.renewal.paymentFails =
                subscription.state == .subscribed && renewals.isMultiple(of: 12)
            let id = TransactionID(String(renewals + 1))
            if subscription.state == .inGracePeriod {
                subscription =
                    SubscriptionRules.setFailing(
                        false, subscription, next: plan, id: id, at: due, policy: policy
                    ).subscription
            } else if let step = SubscriptionRules.advance(
                subscription, next: plan, id: id, policy: policy)
            {
                subscription = step.subscription
            }
            renewals += 1
        }
        guard renewals > 120 else { throw Failure("there were only \(renewals) renewals") }
    }
}
