import SandboxCore
import StoreModel
import Testing

/// Random histories of one group's subscription, made of everything that can happen to it.
struct SubscriptionWalk {
    /// Its seed determines the history.
    private var chance: SeededGenerator
    private var now = Club.start
    private var current: Subscription?
    private var issued: UInt64 = 0
    private var hadIntroduction = false
    private let policy: SubscriptionPolicy
    /// The sales, oldest first.
    private(set) var sales: [SubscriptionStep.Sale] = []
    /// The refunded amount of each transaction.
    private(set) var refunds: [TransactionID: Int64] = [:]
    /// The broken rules, in words.
    private(set) var faults: [String] = []

    init(seed: UInt64) {
        chance = SeededGenerator(seed: seed)
        policy = SubscriptionPolicy(
            rate: TimeRate.allCases[Int(seed % UInt64(TimeRate.allCases.count))],
            hasGracePeriod: seed & 64 == 0, renewalLimit: seed & 128 == 0 ? 12 : nil)
    }

    /// Runs a number of events.
    mutating func live(_ count: Int) {
        for _ in 0..<count { happen() }
    }

    private mutating func random(_ below: UInt64) -> UInt64 { chance.next() % below }

    private mutating func id() -> TransactionID { TransactionID("\(issued + 1)") }

    private static let plans: [ProductID] = [
        "gold", "silver", "silver.other", "silver.year", "bronze", "days", "weeks",
    ]

    private mutating func plan() -> SubscriptionPlan {
        Club.plan(
            Self.plans[Int(random(7))], price: Int64(random(3)) * 1_000,
            offers: [Club.freeWeek, Club.offer(.promotional, .payAsYouGo, 500, times: 2)])
    }

    private mutating func happen() {
        switch random(12) {
        case 0, 1, 2, 3: pass()
        case 4, 5: buy()
        default: change()
        }
    }

    /// Advances the time, and applies everything that is due by then.
    private mutating func pass() {
        let later = now.adding(milliseconds: Int64(random(40)) * Club.day)
        for _ in 0..<200 {
            guard let subscription = current, let due = subscription.due, due <= later else {
                break
            }
            let next = random(9) == 0 ? nil : Club.plan(subscription.renewal.productID)
            let step = SubscriptionRules.advance(subscription, next: next, id: id(), policy: policy)
            guard let step else { return faults.append("what is due does nothing") }
            take(step, from: subscription)
        }
        now = max(now, later)
    }

    private mutating func buy() {
        let (plan, asks) = (plan(), random(4) == 0)
        let wish = SubscriptionRules.Request(
            plan: plan, offer: asks ? plan.offers.last : nil, hadIntroduction: hadIntroduction,
            account: "ann")
        let ruling = SubscriptionRules.subscribe(
            wish, current: current, id: id(), at: now, policy: policy)
        switch ruling {
        case .sold(let step), .scheduled(let step): take(step, from: current)
        case .alreadySubscribed:
            if current?.renewal.isOn != true { faults.append("what does not renew is had already") }
        case .ineligible: if !asks { faults.append("who asks for no offer is ineligible") }
        }
    }

    private mutating func change() {
        guard let subscription = current else { return }
        let step: SubscriptionStep?
        switch random(8) {
        case 0: step = try? SubscriptionRules.setRenewal(false, subscription, at: now)
        case 1:
            step = try? SubscriptionRules.resume(
                subscription, next: Club.plan(subscription.renewal.productID), id: id(), at: now,
                policy: policy)
        case 2, 3:
            step = SubscriptionRules.setFailing(
                random(2) == 0, subscription, next: Club.plan(subscription.renewal.productID),
                id: id(), at: now, policy: policy)
        case 4:
            step = try? SubscriptionRules.announcePrice(
                Samples.price(Int64(random(9_000)) + 1), needsConsent: random(2) == 0,
                subscription, at: now)
        case 5: step = try? SubscriptionRules.agreeToPrice(subscription, at: now)
        case 6:
            let days = Int(random(90)) + 1
            let ruling = SubscriptionRules.extend(
                subscription, byDays: days, at: now, policy: policy)
            step = if case .extended(let step) = ruling { step } else { nil }
        default:
            step =
                random(3) == 0
                ? try? SubscriptionRules.expire(subscription, at: now)
                : SubscriptionRules.withdraw(
                    subscription.period.transactionID, subscription, at: now)
        }
        if let step { take(step, from: subscription) }
    }

    private mutating func take(_ step: SubscriptionStep, from before: Subscription?) {
        let after = step.subscription
        if step.at < now, before.map({ step.at < $0.period.began }) ?? true {
            faults.append("a step goes back in time")
        }
        now = max(now, step.at)
        if let before, before.origin != after.origin { faults.append("the origin changed") }
        if let sale = step.sale {
            sell(sale, step, before)
        } else if let before,
            before.period.transactionID != after.period.transactionID
        {
            faults.append("a period without a sale")
        }
        if let back = step.remainder {
            let paid =
                sales.first { $0.transactionID == back.transactionID }?.price.milliunits ?? -1
            refunds[back.transactionID, default: 0] += back.refund.milliunits
            if refunds[back.transactionID, default: 0] > paid {
                faults.append("more back than paid")
            }
        }
        check(after)
        current = after
    }

    private mutating func sell(
        _ sale: SubscriptionStep.Sale, _ step: SubscriptionStep, _ before: Subscription?
    ) {
        issued += 1
        if sale.expires <= sale.began { faults.append("a period without time") }
        if sale.price.milliunits < 0 { faults.append("a negative price") }
        // Time that is already paid is not sold again, unless its remainder is refunded.
        if let before, before.state == .subscribed, before.period.expires > sale.began,
            step.remainder == nil
        {
            faults.append("two periods at a time")
        }
        if sale.price.isFree, sale.offer == nil, step.subscription.plan.price.milliunits > 0 {
            faults.append("free without an offer")
        }
        let isResumed = step.notificationTexts.contains(
            "DID_CHANGE_RENEWAL_STATUS.AUTO_RENEW_ENABLED")
        if sale.reason == .renewal, before?.renewal.isOn == false, !isResumed {
            faults.append("renewed though it was cancelled")
        }
        if sale.offer?.type == .introductory {
            if hadIntroduction { faults.append("a second introduction") }
            hadIntroduction = true
        }
        sales.append(sale)
    }

    private mutating func check(_ after: Subscription) {
        if let due = after.due, due < after.period.began { faults.append("due before it began") }
        switch after.state {
        case .subscribed, .expired, .revoked:
            if after.renewal.graceEnds != nil { faults.append("grace without a failed charge") }
        case .inGracePeriod: if after.due == nil { faults.append("endless grace") }
        case .inBillingRetryPeriod: if after.due == nil { faults.append("endless retries") }
        }
        if after.state == .expired, after.renewal.intent == nil { faults.append("no reason") }
        if (1...).contains(after.period.renewals), let limit = policy.renewalLimit,
            after.period.renewals > limit
        {
            faults.append("renewed too often")
        }
    }
}

@Suite("Random subscription histories")
struct SubscriptionWalkTests {
    @Test("no random history breaks a rule")
    func lives() {
        var sold = 0
        for seed in 1...400 as ClosedRange<UInt64> {
            var walk = SubscriptionWalk(seed: seed)
            walk.live(120)
            #expect(walk.faults.isEmpty, "seed \(seed): \(walk.faults)")
            sold += walk.sales.count
        }
        // A walk without sales would prove nothing.
        #expect(sold > 4_000)
    }
}
