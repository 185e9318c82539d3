import SandboxCore
import StoreModel
import Testing

@Suite("Subscription rules")
struct SubscriptionRulesTests {
    private let club = Club()

    @Test("S1: the first subscription of a group is charged and begins")
    func begin() throws {
        let step = try club.buy(Club.plan("silver")).sold()
        #expect(step.sale?.price == Samples.price(4_990) && step.sale?.reason == .purchase)
        #expect(step.notificationTexts == ["SUBSCRIBED.INITIAL_BUY"])
        #expect(step.subscription.state == .subscribed)
        // From January 31 to the last day of February.
        #expect(step.subscription.period.expires.since(Club.start) == 28 * Club.day)
    }

    @Test("S2: a customer without an introductory offer in the group gets it automatically")
    func introduction() throws {
        let plan = Club.plan("silver", offers: [Club.freeWeek])
        let free = try club.buy(plan).sold()
        #expect(free.sale?.price == Samples.price(0) && free.sale?.offer?.type == .introductory)
        #expect(free.sale?.offer?.discount == .freeTrial)
        #expect(free.subscription.period.expires.since(Club.start) == 7 * Club.day)
        let paid = try club.buy(plan, introduced: true).sold()
        #expect(paid.sale?.price == Samples.price(4_990) && paid.sale?.offer == nil)
        let renewed = try club.next(free.subscription, plan)
        #expect(renewed.sale?.price == Samples.price(4_990) && renewed.sale?.offer == nil)
        #expect(renewed.at.since(Club.start) == 7 * Club.day)
    }

    @Test("S3: a pay-as-you-go offer lasts for its number of renewals")
    func payAsYouGo() throws {
        let plan = Club.plan(
            "silver", offers: [Club.offer(.introductory, .payAsYouGo, 990, times: 3)])
        var step = try club.buy(plan).sold()
        var prices: [Int64] = []
        for _ in 1...4 {
            prices.append(step.sale?.price.milliunits ?? -1)
            step = try club.next(step.subscription, plan)
        }
        #expect(prices == [990, 990, 990, 4_990])
        // Periods are counted from the start, so the end never moves from the last day of the month.
        #expect(step.subscription.period.count == 5)
    }

    @Test("S4: a pay-up-front offer is one payment for its whole time")
    func payUpFront() throws {
        let plan = Club.plan(
            "silver", offers: [Club.offer(.introductory, .payUpFront, 1_990, times: 3)])
        let step = try club.buy(plan).sold()
        #expect(step.sale?.price == Samples.price(1_990))
        #expect(step.subscription.period.expires.since(Club.start) == 89 * Club.day)
        #expect(try club.next(step.subscription, plan).sale?.price == Samples.price(4_990))
    }

    @Test("R1: a subscription renews at the end of its period, at the price at which it was bought")
    func renew() throws {
        let step = try club.next(try club.bought(), Club.plan("silver", price: 8_990))
        #expect(step.sale?.price == Samples.price(4_990) && step.sale?.reason == .renewal)
        #expect(step.notificationTexts == ["DID_RENEW"])
        #expect(step.subscription.period.expires.since(Club.start) == 59 * Club.day)
    }

    @Test("R2: a cancelled subscription ends with its paid period")
    func cancelled() throws {
        let step = try SubscriptionRules.setRenewal(
            false, try club.bought(), at: Club.start)
        #expect(step.notificationTexts == ["DID_CHANGE_RENEWAL_STATUS.AUTO_RENEW_DISABLED"])
        #expect(step.subscription.state == .subscribed)
        let end = try club.next(step.subscription)
        #expect(end.notificationTexts == ["EXPIRED.VOLUNTARY"] && end.sale == nil)
        #expect(end.subscription.state == .expired)
        #expect(end.subscription.renewal.intent == .cancelled)
        #expect(
            SubscriptionRules.advance(
                end.subscription, next: Club.plan("silver"), id: "3", policy: club.policy) == nil)
    }

    @Test(
        "R3: a plan that was withdrawn from sale, or has another currency now, ends and is not charged"
    )
    func withdrawn() throws {
        let step = try club.next(try club.bought(), nil)
        #expect(step.notificationTexts == ["EXPIRED.PRODUCT_NOT_FOR_SALE"] && step.sale == nil)
        let euro = try #require(Currency(code: "EUR"))
        let product = CatalogProduct(
            id: "silver", type: .autoRenewable,
            prices: ["USA": Price(milliunits: 4_990, currency: euro)],
            subscription: SubscriptionInfo(
                groupID: "club", groupName: "Club", level: 2, period: Club.month, offers: []))
        let other = try #require(
            SubscriptionPlan(product, storefront: "USA", now: Club.start))
        #expect(try club.next(try club.bought(), other).sale == nil)
    }

    @Test("F1: while renewals fail store-wide, those of new purchases fail too")
    func failingStore() throws {
        var failing = club
        failing.policy = SubscriptionPolicy(failsRenewals: true)
        let bought = try failing.bought()
        #expect(try failing.next(bought).subscription.state == .inBillingRetryPeriod)
        let again = try failing.buy(Club.plan("silver"), after: try club.ended()).sold()
        #expect(again.subscription.renewal.paymentFails)
    }

    @Test(
        "F1: failing is kept through an upgrade until the owed renewal is paid"
    )
    func failsOn() throws {
        var paid = try club.bought()
        paid.renewal.paymentFails = true
        let upgraded = try club.buy(Club.plan("gold"), after: paid).sold().subscription
        #expect(upgraded.renewal.paymentFails)
        let owing = try club.next(paid).subscription
        let settled = try club.buy(Club.plan("gold"), after: owing).sold().subscription
        #expect(!settled.renewal.paymentFails)
    }

    @Test("E1: an upgrade does not reset the count of extensions")
    func extensions() throws {
        var paid = try club.bought()
        paid.renewal.extensions = [Club.start, Club.start]
        let gold = try club.buy(Club.plan("gold"), after: paid).sold().subscription
        #expect(gold.renewal.extensions.count == 2)
    }

    @Test("R4: a sandbox subscription renews twelve times and no more")
    func limit() throws {
        var club = club
        club.policy = SubscriptionPolicy(renewalLimit: SubscriptionSettings.sandboxLimit)
        var subscription = try club.bought()
        var renewals = 0
        while subscription.due != nil {
            let step = try club.next(subscription)
            renewals += step.sale == nil ? 0 : 1
            subscription = step.subscription
        }
        #expect(renewals == 12)
        #expect(subscription.renewal.intent == .cancelled)
    }

    @Test("F1: a failed charge starts a grace period if the store offers one")
    func grace() throws {
        let unpaid = try club.unpaid()
        #expect(unpaid.state == .inGracePeriod)
        #expect(unpaid.renewal.graceEnds?.since(unpaid.period.expires) == 16 * Club.day)
        var hard = club
        hard.policy = SubscriptionPolicy()
        var subscription = try hard.bought()
        subscription.renewal.paymentFails = true
        let step = try hard.next(subscription)
        #expect(step.notificationTexts == ["DID_FAIL_TO_RENEW"])
        #expect(step.subscription.state == .inBillingRetryPeriod)
    }

    @Test("F2: retries continue after the grace period, and after 60 days the subscription ends")
    func retries() throws {
        let over = try club.next(try club.unpaid())
        #expect(over.notificationTexts == ["GRACE_PERIOD_EXPIRED"])
        #expect(over.subscription.state == .inBillingRetryPeriod)
        let end = try club.next(over.subscription)
        #expect(end.notificationTexts == ["EXPIRED.BILLING_RETRY"])
        #expect(end.subscription.renewal.intent == .billingError)
        #expect(end.at.since(end.subscription.period.expires) == 60 * Club.day)
    }

    @Test(
        "F3: a payment within the grace period continues the period, a later one starts a new period"
    )
    func recovery() throws {
        let unpaid = try club.unpaid()
        let inTime = SubscriptionRules.setFailing(
            false, unpaid, next: Club.plan("silver"), id: "3",
            at: unpaid.period.expires.adding(milliseconds: 3 * Club.day), policy: club.policy)
        #expect(inTime.notificationTexts == ["DID_RENEW.BILLING_RECOVERY"])
        #expect(inTime.subscription.period.expires.since(Club.start) == 59 * Club.day)
        #expect(inTime.subscription.period.runBegan == Club.start)
        let retried = try club.retried()
        let late = retried.period.expires.adding(milliseconds: 20 * Club.day)
        let anew = SubscriptionRules.setFailing(
            false, retried, next: Club.plan("silver"), id: "3", at: late, policy: club.policy)
        // A gap of at most 60 days does not end a run of paid time.
        #expect(anew.subscription.period.runBegan == Club.start)
        #expect(anew.subscription.period.expires > late.adding(milliseconds: 27 * Club.day))
    }

    @Test("F4: a customer who cancels while unpaid is not charged when the card works again")
    func cancelsUnpaid() throws {
        let unpaid = try club.unpaid()
        let now = unpaid.period.expires.adding(milliseconds: Club.day)
        let cancelled = try SubscriptionRules.setRenewal(false, unpaid, at: now).subscription
        #expect(cancelled.state == .inGracePeriod)
        let step = SubscriptionRules.setFailing(
            false, cancelled, next: Club.plan("silver"), id: "3", at: now, policy: club.policy)
        #expect(step.sale == nil)
        #expect(try club.next(cancelled).notificationTexts == ["EXPIRED.VOLUNTARY"])
        let retried = try SubscriptionRules.setRenewal(false, try club.retried(), at: now)
        #expect(
            retried.notificationTexts == [
                "DID_CHANGE_RENEWAL_STATUS.AUTO_RENEW_DISABLED", "EXPIRED.VOLUNTARY",
            ])
    }

    @Test("G1: an upgrade begins at once, and the rest of the old period is refunded")
    func upgrade() throws {
        let now = Club.start.adding(milliseconds: 7 * Club.day)
        let step = try club.buy(
            Club.plan("gold"), after: try club.bought(), at: now, id: "2"
        ).sold()
        #expect(step.notificationTexts == ["DID_CHANGE_RENEWAL_PREF.UPGRADE"])
        #expect(step.sale?.price == Samples.price(9_990))
        // Three quarters of four weeks.
        #expect(step.remainder?.transactionID == "1")
        #expect(step.remainder?.refund == Samples.price(3_742))
        #expect(step.subscription.origin.id == "1")
        #expect(step.subscription.period.began == now)
    }

    @Test("G2: a lower level, and another duration of the same level, begin with the next renewal")
    func downgrade() throws {
        for id in ["bronze", "silver.year"] as [ProductID] {
            let step = try club.buy(Club.plan(id), after: try club.bought()).stepWithoutCharge()
            #expect(step.notificationTexts == ["DID_CHANGE_RENEWAL_PREF.DOWNGRADE"])
            #expect(step.subscription.plan.productID == "silver")
            let renewed = try club.next(step.subscription, Club.plan(id))
            #expect(renewed.sale?.productID == id && renewed.notificationTexts == ["DID_RENEW"])
        }
    }

    @Test("G3: another plan of the same level and duration begins at once")
    func crossgrade() throws {
        let step = try club.buy(
            Club.plan("silver.other"), after: try club.bought(), id: "2"
        ).sold()
        #expect(step.notificationTexts == ["DID_CHANGE_RENEWAL_PREF.UPGRADE"])
        #expect(step.remainder?.refund == Samples.price(4_990))
    }

    @Test("G4: choosing the current plan cancels a planned change")
    func takenBack() throws {
        let planned = try club.buy(Club.plan("bronze"), after: try club.bought())
            .stepWithoutCharge()
        let back = try club.buy(Club.plan("silver"), after: planned.subscription)
            .stepWithoutCharge()
        #expect(back.notificationTexts == ["DID_CHANGE_RENEWAL_PREF"])
        #expect(back.subscription.renewal.productID == "silver")
    }

    @Test("G5: an owned and renewing plan is not sold again; a cancelled one renews again")
    func again() throws {
        let bought = try club.bought()
        #expect(club.buy(Club.plan("silver"), after: bought) == .alreadySubscribed)
        let off = try SubscriptionRules.setRenewal(false, bought, at: Club.start).subscription
        let on = try club.buy(Club.plan("silver"), after: off).stepWithoutCharge()
        #expect(on.notificationTexts == ["DID_CHANGE_RENEWAL_STATUS.AUTO_RENEW_ENABLED"])
        #expect(on.sale == nil && on.subscription.renewal.isOn)
    }

    @Test("G6: after its end the same subscription begins again, without a second introduction")
    func resubscribe() throws {
        let ended = try club.ended()
        let later = ended.period.expires.adding(milliseconds: Club.day)
        let plan = Club.plan("gold", offers: [Club.freeWeek])
        let step = try club.buy(
            plan, after: ended, introduced: true, at: later, id: "9"
        ).sold()
        #expect(step.notificationTexts == ["SUBSCRIBED.RESUBSCRIBE"])
        #expect(step.sale?.price == Samples.price(9_990))
        #expect(step.subscription.origin.id == "1" && step.remainder == nil)
    }

    @Test("P1: a higher price that needs consent ends the subscription without it")
    func noConsent() throws {
        let told = try SubscriptionRules.announcePrice(
            Samples.price(6_990), needsConsent: true, try club.bought(), at: Club.start)
        #expect(told.notificationTexts == ["PRICE_INCREASE.PENDING"])
        #expect(try club.next(told.subscription).notificationTexts == ["EXPIRED.PRICE_INCREASE"])
        let agreed = try SubscriptionRules.agreeToPrice(told.subscription, at: Club.start)
        #expect(agreed.notificationTexts == ["PRICE_INCREASE.ACCEPTED"])
        let renewed = try club.next(agreed.subscription)
        #expect(renewed.sale?.price == Samples.price(6_990))
        #expect(renewed.subscription.plan.price == Samples.price(6_990))
    }

    @Test(
        "P2: a price increase without consent is announced and charged; a lower price is charged without a notice"
    )
    func effective() throws {
        let higher = try SubscriptionRules.announcePrice(
            Samples.price(5_990), needsConsent: false, try club.bought(), at: Club.start)
        #expect(higher.notificationTexts == ["PRICE_INCREASE.ACCEPTED"])
        #expect(try club.next(higher.subscription).sale?.price == Samples.price(5_990))
        let lower = try SubscriptionRules.announcePrice(
            Samples.price(2_990), needsConsent: true, try club.bought(), at: Club.start)
        #expect(lower.notificationTexts.isEmpty)
        #expect(try club.next(lower.subscription).sale?.price == Samples.price(2_990))
    }

    @Test("P3: a price in another currency is refused")
    func otherCurrency() throws {
        let euro = try #require(Currency(code: "EUR"))
        let bought = try club.bought()
        #expect(throws: SubscriptionRules.ChangeError.self) {
            _ = try SubscriptionRules.announcePrice(
                Price(milliunits: 4_990, currency: euro), needsConsent: false, bought,
                at: Club.start)
        }
    }

    @Test("E1: an extension adds days without a charge, twice within a year")
    func extended() throws {
        var subscription = try club.bought()
        let before = subscription.period.expires
        for number in 1...2 {
            guard
                case .extended(let step) = SubscriptionRules.extend(
                    subscription, byDays: 10, at: Club.start, policy: club.policy)
            else { throw Club.UnexpectedStep() }
            #expect(step.notificationTexts == ["RENEWAL_EXTENDED"] && step.sale == nil)
            #expect(step.expiry?.since(before) == Int64(number) * 10 * Club.day)
            subscription = step.subscription
        }
        #expect(
            SubscriptionRules.extend(
                subscription, byDays: 1, at: Club.start, policy: club.policy) == .tooOften)
        #expect(
            SubscriptionRules.extend(
                try club.ended(), byDays: 1, at: Club.start, policy: club.policy) == .ineligible)
    }

    @Test(
        "E2: a refund of the current period ends the subscription, a refund of an earlier one does not"
    )
    func refunded() throws {
        let renewed = try club.next(try club.bought()).subscription
        let old = SubscriptionRules.withdraw("1", renewed, at: Club.start)
        #expect(old.subscription == renewed)
        let now = SubscriptionRules.withdraw("2", renewed, at: Club.start)
        #expect(now.subscription.state == .revoked && now.subscription.due == nil)
    }

    @Test("E3: an expiry by hand takes effect now, and the transaction shows it")
    func expired() throws {
        let now = Club.start.adding(milliseconds: Club.day)
        let step = try SubscriptionRules.expire(try club.bought(), at: now)
        #expect(step.expiry == now && step.subscription.state == .expired)
        #expect(step.notificationTexts == ["EXPIRED.VOLUNTARY"])
    }

    @Test(
        "O1: each kind of offer has its eligible customers",
        arguments: [
            (.promotional, false, false), (.winBack, false, false), (.code, false, true),
            (.promotional, true, true), (.winBack, true, true),
        ] as [(SubscriptionOffer.Kind, Bool, Bool)])
    func eligibility(kind: SubscriptionOffer.Kind, hadOne: Bool, isSold: Bool) throws {
        let offer = Club.offer(kind, .payAsYouGo, 990)
        let ruling = club.buy(
            Club.plan("silver", offers: [offer]), offer: offer,
            after: hadOne ? try club.ended() : nil, at: Club.start.adding(milliseconds: 1))
        #expect((ruling == .ineligible) == !isSold)
        if isSold { #expect(try ruling.sold().sale?.price == Samples.price(990)) }
    }

    @Test("O2: an offer that is redeemed during a paid period begins with the next renewal")
    func redeemed() throws {
        let offer = Club.offer(.promotional, .payAsYouGo, 990, times: 2)
        let plan = Club.plan("silver", offers: [offer])
        let step = try club.buy(plan, offer: offer, after: try club.bought()).stepWithoutCharge()
        #expect(step.notificationTexts == ["OFFER_REDEEMED"] && step.sale == nil)
        var renewed = try club.next(step.subscription, plan)
        #expect(renewed.sale?.price == Samples.price(990))
        renewed = try club.next(renewed.subscription, plan)
        #expect(renewed.sale?.price == Samples.price(990))
        #expect(try club.next(renewed.subscription, plan).sale?.price == Samples.price(4_990))
    }
}
