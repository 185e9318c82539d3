import KioskPresentation
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI
@testable import PurchaseCore

@Suite("Subscription history") struct SubscriptionHistoryTests {
    private func story(
        _ life: [Transaction], _ view: VerifiedSubscription? = nil, days: Int64 = 0
    ) -> SubscriptionHistory {
        SubscriptionHistory(
            life.map(Fixture.row), view,
            now: Fixture.now.adding(milliseconds: days * Fixture.day))
    }

    /// Returns the start and end of each segment in days from the fixture's moment.
    private func days(_ story: SubscriptionHistory) -> [[Int64]] {
        story.segments.map {
            [$0.start, $0.end].map { $0.since(Fixture.now) / Fixture.day }
        }
    }

    @Test("a trial, renewals, a late payment and a plan change appear in order with their states")
    func life() {
        let story = story(Fixture.clubLife, Fixture.view())
        #expect(
            story.segments.map(\.billingState) == [.offer, .paid, .refunded, .retry, .paid, .paid])
        #expect(
            days(story) == [
                [-120, -113], [-113, -83], [-83, -53], [-53, -48], [-48, -30], [-30, 1],
            ])
        #expect(
            story.events.map(\.kind) == [
                .began, .renewed, .renewed, .unpaid, .recovered, .refunded, .changed,
            ])
        #expect(story.events.first?.hasOffer == true)
        #expect(story.events.last?.productID == Fixture.clubGold.id)
    }

    @Test("the order in which a device receives the transactions does not matter")
    func anyOrder() {
        #expect(
            story(Fixture.clubLife.reversed(), Fixture.view())
                == story(Fixture.clubLife, Fixture.view()))
    }

    @Test("the last period is drawn even if only the subscription status contains it")
    func told() {
        let story = story(Fixture.clubLife.dropLast(), Fixture.view())
        #expect(days(story).last == [-30, 1])
        #expect(story.segments.last?.rowID == nil)
    }

    @Test("an order that only schedules another plan adds no period to the history")
    func chosen() throws {
        let period = try #require(Fixture.clubLife.last)
        let row = Fixture.row(period)
        let order = TransactionRow(
            id: "order", intentID: "order", transactionID: row.transactionID,
            originalTransactionID: Fixture.clubID, merchantOrder: nil,
            productID: Fixture.clubMonth.id, displayName: "x", type: .autoRenewable, quantity: 1,
            charge: nil, state: .finished, stage: .finished, detail: "", startedAt: Fixture.now,
            changedAt: Fixture.now, retryAt: nil, isOpen: false, isCharged: .no,
            openSince: Fixture.now, period: row.period)
        let story = SubscriptionHistory([order], Fixture.view(), now: Fixture.now)
        #expect(story.events.map(\.productID) == [Fixture.clubGold.id])
        #expect(story.events.first?.charge == Fixture.clubGold.price)
    }

    @Test("a new purchase after the end leaves a gap, and a late renewal a stretch without payment")
    func gaps() throws {
        let first = try #require(Fixture.transaction(1, Fixture.clubMonth, -90 ... -60, .purchase))
        let again = try #require(Fixture.transaction(2, Fixture.clubMonth, -20...10, .purchase))
        let bought = story([first, again])
        #expect(bought.segments.map(\.billingState) == [.paid, .paid])
        #expect(bought.events.map(\.kind) == [.began, .ended, .beganAgain])
        let late = try #require(Fixture.transaction(2, Fixture.clubMonth, -20...10))
        let paid = story([first, late])
        #expect(paid.segments.map(\.billingState) == [.paid, .retry, .paid])
        #expect(paid.events.map(\.kind) == [.began, .unpaid, .recovered])
    }

    @Test("a failed renewal continues in grace or retry, and an ended subscription shows its end")
    func present() throws {
        let period = try #require(Fixture.transaction(1, Fixture.clubMonth, -40 ... -10, .purchase))
        let grace = Fixture.view(.inGracePeriod, of: period) {
            $0.gracePeriodExpiresDate = Fixture.now.adding(milliseconds: 6 * Fixture.day)
        }
        #expect(days(story([period], grace)) == [[-40, -10], [-10, 6]])
        let retry = Fixture.view(.inBillingRetryPeriod, of: period)
        let tried = story([period], retry)
        #expect(tried.segments.map(\.billingState) == [.paid, .retry])
        #expect(days(tried).last == [-10, 0])
        let ended = story([period], Fixture.view(.expired, of: period))
        #expect(ended.segments.map(\.billingState) == [.paid])
        #expect(ended.events.map(\.kind) == [.began, .ended])
        #expect(ended.end == Fixture.now)
    }

    @Test("for random signed periods the stretches and the events are in order", arguments: 0..<100)
    func hostile(seed: UInt64) {
        var chance = SeededGenerator(seed: seed)
        let life = (0..<20).compactMap { number -> Transaction? in
            let start = Int64.random(in: -500...500, using: &chance)
            let length = Int64.random(in: 0...200, using: &chance)
            let revoked = Int64.random(in: -600...600, using: &chance)
            return Fixture.transaction(
                number, Bool.random(using: &chance) ? Fixture.clubMonth : Fixture.clubGold,
                start...(start + length), Bool.random(using: &chance) ? .renewal : .purchase
            ) {
                if revoked > 300 {
                    $0.revocationDate = Fixture.now.adding(milliseconds: revoked * Fixture.day)
                }
                $0.isUpgraded = revoked > 450 ? true : nil
            }
        }
        let state = RenewalState.allCases.randomElement(using: &chance) ?? .expired
        let told = story(life, Fixture.view(state, of: life.last))
        for (first, second) in zip(told.segments, told.segments.dropFirst()) {
            #expect(first.start < first.end && first.end <= second.start)
        }
        #expect(told.events.map(\.at) == told.events.map(\.at).sorted())
        for width in [1, 5, 20, 58, 97] {
            let line = SubscriptionTimeline(
                formatter: DisplayFormatter(locale: .fallback, glyphs: .unicode, zone: "UTC"),
                history: told,
                now: Fixture.now, rowID: nil, width: width)
            for text in line.lines.prefix(2) {
                #expect(text.reduce(0) { $0 + $1.text.width } == width)
            }
        }
    }
}
