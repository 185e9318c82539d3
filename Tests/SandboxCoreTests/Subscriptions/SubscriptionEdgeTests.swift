import SandboxCore
import StoreModel
import Testing

@Suite("Edge cases of subscriptions")
struct SubscriptionEdgeTests {
    private let club = Club()

    @Test("a price announced for one plan is not charged for another")
    func announcedForOne() throws {
        let planned = try club.buy(Club.plan("bronze"), after: try club.bought())
            .stepWithoutCharge()
        for consent in [false, true] {
            let told = try SubscriptionRules.announcePrice(
                Samples.price(12_000), needsConsent: consent, planned.subscription,
                at: Club.start)
            let renewed = try club.next(told.subscription, Club.plan("bronze"))
            #expect(renewed.sale?.productID == "bronze")
            #expect(renewed.sale?.price == Samples.price(1_990))
        }
    }

    @Test(
        "a late payment in a grace period longer than the period starts the new period at the payment"
    )
    func longGrace() throws {
        let weeks = SubscriptionPeriod(count: 2, unit: .week)
        let product = CatalogProduct(
            id: "silver", type: .autoRenewable, prices: ["USA": Samples.price(4_990)],
            subscription: SubscriptionInfo(
                groupID: "club", groupName: "Club", level: 2, period: weeks, offers: []))
        let plan = try #require(SubscriptionPlan(product, storefront: "USA", now: Club.start))
        var bought = try club.buy(plan).sold().subscription
        bought.renewal.paymentFails = true
        let unpaid = try club.next(bought, plan).subscription
        #expect(unpaid.state == .inGracePeriod)
        let late = bought.period.expires.adding(milliseconds: 15 * Club.day)
        let paid = SubscriptionRules.setFailing(
            false, unpaid, next: plan, id: "3", at: late, policy: club.policy)
        #expect(paid.sale?.began == late)
        #expect(paid.sale?.expires.since(late) == 14 * Club.day)
    }

    @Test("enabling renewal again when payment works charges the owed renewal")
    func resumed() throws {
        var owing = try club.unpaid()
        (owing.renewal.isOn, owing.renewal.paymentFails) = (false, false)
        let day = owing.period.expires.adding(milliseconds: Club.day)
        let step = try SubscriptionRules.resume(
            owing, next: Club.plan("silver"), id: "3", at: day, policy: club.policy)
        #expect(step.sale?.price == Samples.price(4_990))
        #expect(step.subscription.state == .subscribed && step.subscription.renewal.isOn)
        #expect(
            step.notificationTexts == [
                "DID_CHANGE_RENEWAL_STATUS.AUTO_RENEW_ENABLED", "DID_RENEW.BILLING_RECOVERY",
            ]
        )
        owing.renewal.paymentFails = true
        let waiting = try SubscriptionRules.resume(
            owing, next: Club.plan("silver"), id: "3", at: day, policy: club.policy)
        #expect(waiting.sale == nil && waiting.subscription.state == .inGracePeriod)
    }

    @Test("an offer redeemed during a pay-as-you-go introduction applies to the next renewal")
    func redeemed() throws {
        let introduction = Club.offer(.introductory, .payAsYouGo, 990, times: 3)
        let promotion = Club.offer(.promotional, .payAsYouGo, 1_490, times: 1)
        let plan = Club.plan("silver", offers: [introduction, promotion])
        let begun = try club.buy(plan).sold().subscription
        let redeemed = try club.buy(plan, offer: promotion, after: begun, introduced: true)
            .stepWithoutCharge()
        let next = try club.next(redeemed.subscription, plan)
        #expect(next.sale?.price == Samples.price(1_490))
        #expect(next.sale?.offer?.type == .promotional)
    }

    @Test(
        "a plan that replaces an expired period refunds nothing and marks nothing as upgraded"
    )
    func overAlready() throws {
        let unpaid = try club.unpaid()
        let step = try club.buy(
            Club.plan("gold"), after: unpaid,
            at: unpaid.period.expires.adding(milliseconds: Club.day), id: "9"
        ).sold()
        #expect(step.remainder == nil && step.sale?.price == Samples.price(9_990))
    }

    @Test(
        "G7: replacing an unpaid plan is an upgrade only if the level, or the duration on the same level, makes it one",
        arguments: [
            ("gold", "UPGRADE"), ("silver.other", "UPGRADE"), ("silver.year", "DOWNGRADE"),
            ("bronze", "DOWNGRADE"),
        ] as [(ProductID, String)])
    func replaced(id: ProductID, subtype: String) throws {
        let offer = Club.offer(.promotional, .payAsYouGo, 990)
        let plan = Club.plan(id, offers: [offer])
        for owing in [try club.unpaid(), try club.retried()] {
            let now = owing.period.expires.adding(milliseconds: Club.day)
            let step = try club.buy(plan, after: owing, at: now, id: "9").sold()
            #expect(step.notificationTexts == ["DID_CHANGE_RENEWAL_PREF.\(subtype)"])
            #expect(step.remainder == nil && step.subscription.period.began == now)
            let redeemed = try club.buy(plan, offer: offer, after: owing, at: now, id: "9").sold()
            #expect(redeemed.notificationTexts == ["OFFER_REDEEMED.\(subtype)"])
            #expect(redeemed.sale?.price == Samples.price(990))
        }
    }

    @Test("G8: an offer for the same unpaid plan has no subtype")
    func redeemedUnpaid() throws {
        let offer = Club.offer(.promotional, .payAsYouGo, 990)
        let plan = Club.plan("silver", offers: [offer])
        for owing in [try club.unpaid(), try club.retried()] {
            let now = owing.period.expires.adding(milliseconds: Club.day)
            let step = try club.buy(plan, offer: offer, after: owing, at: now, id: "9").sold()
            #expect(
                step.notificationTexts == ["OFFER_REDEEMED"]
                    && step.sale?.price == Samples.price(990))
        }
    }

    @Test("paying an owed renewal agrees to the announced price, and costs that price")
    func recovers() throws {
        let told = try SubscriptionRules.announcePrice(
            Samples.price(6_990), needsConsent: true, try club.unpaid(), at: Club.start)
        let step = try club.buy(
            Club.plan("silver"), after: told.subscription,
            at: told.subscription.period.expires.adding(milliseconds: Club.day), id: "9"
        ).sold()
        #expect(step.sale?.price == Samples.price(6_990))
    }

    @Test("a run ends after 10,000 renewals, and nothing renews at the end of time")
    func ends() throws {
        var subscription = try club.bought()
        subscription.period.renewals = SubscriptionPolicy.maximumRenewals
        #expect(try club.next(subscription).subscription.state == .expired)
        var last = try club.bought()
        last.period.expires = Timestamp(milliseconds: .max)
        let step = try club.next(last)
        #expect(step.sale == nil && step.subscription.state == .expired)
    }

    @Test(
        "any price up to a thousand million of the major unit can be announced",
        arguments: [1, 1_500_000_000, 1_000_000_000_000] as [Int64])
    func large(price: Int64) throws {
        let told = try SubscriptionRules.announcePrice(
            Samples.price(price), needsConsent: false, try club.bought(), at: Club.start)
        #expect(told.subscription.renewal.increase?.price == Samples.price(price))
    }

    @Test(
        "an invalid price cannot be announced",
        arguments: [0, -1, 1_000_000_000_001, Int64.max])
    func impossible(price: Int64) throws {
        let bought = try club.bought()
        #expect(throws: SubscriptionRules.ChangeError.self) {
            _ = try SubscriptionRules.announcePrice(
                Samples.price(price), needsConsent: false, bought, at: Club.start)
        }
    }
}
