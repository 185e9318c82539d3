import SandboxCore
import StoreModel
import Testing

@Suite("Eligibility for offers")
struct OfferEligibilityTests {
    private let club = Club()
    private static let end = Club.start.adding(milliseconds: 28 * Club.day)

    private func offer(
        _ kind: SubscriptionOffer.Kind, _ audience: OfferAudience?
    ) -> SubscriptionOffer {
        SubscriptionOffer(
            kind: kind, name: "offer", paymentMode: .payAsYouGo, price: Samples.price(990),
            period: Club.month, numberOfPeriods: 1, audience: audience)
    }

    private func isEligible(
        _ audience: OfferAudience?, paid: Int64 = 1000, wonBack: Timestamp? = nil, days: Int64,
        after subscription: Subscription? = nil
    ) throws -> Bool {
        let ended = try subscription ?? club.ended()
        return WinBackRules.isEligible(
            offer(.winBack, audience), ended,
            WinBackRules.History(paid: paid, lastWinBack: wonBack),
            at: ended.period.expires.adding(milliseconds: days * Club.day), rate: .realTime)
    }

    @Test("O6: a code is for the kinds of customers that its offer names")
    func codes() throws {
        let (ended, bought) = (try club.ended(), try club.bought("bronze"))
        for (customers, current, isSold) in [
            ([.new], nil, true), ([.new], ended, false), ([.new], bought, false),
            ([.existing], nil, false), ([.existing], ended, false), ([.existing], bought, true),
            ([.expired], ended, true), ([.expired], bought, false), ([], nil, false),
            ([.new, .expired], ended, true), (nil, bought, true),
        ] as [(Set<OfferAudience.Customer>?, Subscription?, Bool)] {
            let code = offer(.code, OfferAudience(customers: customers))
            let ruling = club.buy(
                Club.plan("silver", offers: [code]), offer: code, after: current,
                at: Club.start.adding(milliseconds: 1))
            #expect((ruling != .ineligible) == isSold, "\(customers ?? []) \(current == nil)")
        }
    }

    @Test(
        "O7: without further conditions a customer is eligible for a win-back as soon as the subscription ends"
    )
    func plain() throws {
        #expect(try isEligible(nil, paid: 0, days: 0))
        #expect(try !isEligible(nil, days: 0, after: try club.bought()))
        #expect(try !isEligible(OfferAudience(customers: []), days: 900))
        #expect(try isEligible(OfferAudience(customers: [.expired]), days: 0))
    }

    @Test("O7: paid months count, and half a month is rounded up")
    func paid() throws {
        let audience = OfferAudience(paidMonths: 6)
        for (paid, isIn) in [(0, false), (5_499, false), (5_500, true), (60_000, true)] {
            #expect(try isEligible(audience, paid: Int64(paid), days: 0) == isIn, "\(paid)")
        }
    }

    @Test("O7: months since the end are counted to the day")
    func lapsed() throws {
        let audience = OfferAudience(lapsedMonths: 2)
        let ended = try club.ended()
        let due = TimeRate.realTime.end(
            of: SubscriptionPeriod(count: 2, unit: .month), from: ended.period.expires)
        let days = due.since(ended.period.expires) / Club.day
        #expect(try !isEligible(audience, days: days - 1))
        #expect(try isEligible(audience, days: days))
    }

    @Test("O7: months since the customer's last win-back count")
    func between() throws {
        let audience = OfferAudience(monthsBetween: 3)
        let before = Club.start.adding(milliseconds: -30 * Club.day)
        #expect(try isEligible(audience, days: 0))
        #expect(try !isEligible(audience, wonBack: before, days: 0))
        #expect(try isEligible(audience, wonBack: before, days: 90))
    }

    @Test("G6: a gap of 60 days does not end a run of paid time, and one of 61 days does")
    func runs() throws {
        let ended = try club.ended()
        for (days, isSame) in [(0, true), (60, true), (61, false)] as [(Int64, Bool)] {
            let moment = ended.period.expires.adding(milliseconds: days * Club.day)
            let step = try club.buy(Club.plan("gold"), after: ended, at: moment).sold()
            let began = step.subscription.period.runBegan
            #expect(began == (isSame ? Club.start : moment), "\(days)")
        }
    }

    @Test("codes are stored in capitals and otherwise unchanged")
    func texts() {
        #expect(OfferCodeFormat.normalized(" spring26 ") == "SPRING26")
        for bad in ["", "   ", "a b", "ß", "é", "\u{0}", String(repeating: "A", count: 65)] {
            #expect(OfferCodeFormat.normalized(bad) == nil, "\(bad)")
        }
        #expect(OfferCodeFormat.normalized(String(repeating: "a", count: 64))?.count == 64)
        let codes = Set((0..<100).map { OfferCodeFormat.newCode(($0, .max - $0)) })
        #expect(codes.count == 100 && codes.allSatisfy { $0.count == OfferCodeFormat.length })
    }
}
