import SandboxCore
import StoreModel

/// Plans of one group, and subscriptions to them in every state.
struct Club {
    static let start = Timestamp(milliseconds: 1_769_817_600_000)  // 2026-01-31
    static let day: Int64 = 86_400_000
    static let month = SubscriptionPeriod(count: 1, unit: .month)
    static let year = SubscriptionPeriod(count: 1, unit: .year)

    var policy = SubscriptionPolicy(hasGracePeriod: true)
    var fails = false

    /// Returns a plan of the group: `gold` is a higher level than `silver` and `silver.year`.
    static func plan(
        _ id: ProductID, price: Int64? = nil, offers: [SubscriptionOffer] = []
    ) -> SubscriptionPlan {
        let known: (Int, SubscriptionPeriod, Int64) =
            switch id {
            case "gold": (1, month, 9_990)
            case "silver.year": (2, year, 39_990)
            case "bronze": (3, month, 1_990)
            case "days": (2, SubscriptionPeriod(count: 3, unit: .day), 990)
            case "weeks": (2, SubscriptionPeriod(count: 2, unit: .week), 2_990)
            default: (2, month, 4_990)
            }
        let product = CatalogProduct(
            id: id, type: .autoRenewable, prices: ["USA": Samples.price(price ?? known.2)],
            subscription: SubscriptionInfo(
                groupID: "club", groupName: "Club", level: known.0, period: known.1,
                offers: offers))
        guard let plan = SubscriptionPlan(product, storefront: "USA", now: start) else {
            preconditionFailure("it is sold")
        }
        return plan
    }

    static let freeWeek = offer(
        .introductory, .free, nil, SubscriptionPeriod(count: 1, unit: .week))

    static func offer(
        _ kind: SubscriptionOffer.Kind, _ mode: SubscriptionOffer.PaymentMode, _ price: Int64?,
        _ period: SubscriptionPeriod = month, times: Int = 1
    ) -> SubscriptionOffer {
        SubscriptionOffer(
            kind: kind, name: kind == .introductory ? "" : "offer", paymentMode: mode,
            price: price.map(Samples.price), period: period, numberOfPeriods: times)
    }

    /// Returns the decision when an account buys a plan.
    func buy(
        _ plan: SubscriptionPlan, offer: SubscriptionOffer? = nil, after: Subscription? = nil,
        introduced: Bool = false, at now: Timestamp = start, id: TransactionID = "1"
    ) -> SubscriptionRules.Decision {
        SubscriptionRules.subscribe(
            SubscriptionRules.Request(
                plan: plan, offer: offer, hadIntroduction: introduced, account: "ann"),
            current: after, id: id, at: now, policy: policy)
    }

    /// Returns a subscription that was just bought.
    func bought(
        _ id: ProductID = "silver", offers: [SubscriptionOffer] = []
    ) throws -> Subscription {
        try buy(Self.plan(id, offers: offers)).sold().subscription
    }

    /// Returns the next step that only time causes.
    func next(
        _ subscription: Subscription, _ plan: SubscriptionPlan? = plan("silver"),
        id: TransactionID = "2"
    ) throws -> SubscriptionStep {
        guard
            let step = SubscriptionRules.advance(
                subscription, next: plan, id: id, policy: policy)
        else { throw UnexpectedStep() }
        return step
    }

    /// Returns a subscription in its grace period, whose renewal failed.
    func unpaid() throws -> Subscription {
        var subscription = try bought()
        subscription.renewal.paymentFails = true
        return try next(subscription).subscription
    }

    /// Returns the unpaid subscription after its grace period.
    func retried() throws -> Subscription { try next(try unpaid()).subscription }

    /// Returns a subscription that was cancelled and has expired.
    func ended() throws -> Subscription {
        var subscription = try bought()
        subscription.renewal.isOn = false
        return try next(subscription).subscription
    }

    /// The step is of another kind.
    struct UnexpectedStep: Error {}
}

extension SubscriptionRules.Decision {
    /// Returns the step if it contains a sale.
    func sold() throws -> SubscriptionStep {
        guard case .sold(let step) = self else { throw Club.UnexpectedStep() }
        return step
    }

    /// Returns the step if it charges nothing.
    func stepWithoutCharge() throws -> SubscriptionStep {
        guard case .scheduled(let step) = self else { throw Club.UnexpectedStep() }
        return step
    }
}

extension SubscriptionStep {
    /// The notifications to the team's server, as text.
    var notificationTexts: [String] { notifications.map(\.description) }
}
