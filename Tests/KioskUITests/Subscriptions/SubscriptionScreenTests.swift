import KioskPresentation
import PurchaseCore
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Subscriptions on the screens") struct SubscriptionScreenTests {
    private let newcomer = Fixture.clubSnapshot(nil, life: [])

    // MARK: Shop

    @Test("the detail pane describes the offer, the group, the level and the other plans")
    func detail() {
        var model = Fixture.clubModel(139, 40, newcomer)
        _ = model.press("j")
        let text = model.screenText
        for part in [
            "7 days free, then CN¥18.00 a month", "CN¥18.00 a month", "Level", "2 of 2",
            "Gold Club, CN¥30.00 a month", "Dragon Club, yearly, CN¥168.00 a year",
        ] {
            #expect(text.contains(part), "\(part)")
        }
        #expect(text.contains("• 7 days free"), "the list says it, too")
    }

    @Test("a plan with monthly billing and a longer commitment shows both")
    func billing() {
        func screen(_ plans: [BillingPlan]) -> String {
            var model = Fixture.clubModel(139, 40, newcomer)
            let year = Product(
                id: "club.bound", type: .autoRenewable, displayName: "Bound Club",
                description: "A whole year.", price: Fixture.yuan(168_000),
                subscription: SubscriptionInfo(
                    groupID: "bound", groupName: "Bound", level: 1,
                    period: SubscriptionPeriod(count: 1, unit: .year), offers: [],
                    billingPlans: plans))
            let catalog = CatalogState(
                products: [year], storefront: Storefront(countryCode: "CHN", id: "143465"),
                version: "3")
            _ = update(&model, .catalog(catalog))
            return model.screenText
        }
        let whole = BillingPlan(
            kind: .upFront, price: Fixture.yuan(168_000), commitmentPrice: Fixture.yuan(168_000),
            isEnabled: true)
        let monthly = BillingPlan(
            kind: .monthly, price: Fixture.yuan(16_000), commitmentPrice: Fixture.yuan(192_000),
            isEnabled: true)
        let text = screen([whole, monthly])
        #expect(text.contains("CN¥168.00 up front"))
        #expect(text.contains("CN¥16.00 a month with a commitment"))
        #expect(text.contains("CN¥192.00 in"))
        #expect(!screen([whole]).contains("up front"), "without a choice there is nothing to say")
    }

    @Test("a customer who used an introductory offer of the group is not offered another one")
    func introduced() {
        var model = Fixture.clubModel(139, 40, Fixture.clubSnapshot(nil))
        _ = model.press("j")
        #expect(!model.screenText.contains("7 days free"))
        #expect(model.screenText.contains("introductory: already used"))
    }

    // MARK: Purchase dialog

    /// Returns what the dialog says about charges for a product of the group.
    private func charges(_ product: Product, _ snapshot: EngineSnapshot) -> [String] {
        let model = Fixture.clubModel(snapshot)
        let dialog = PurchaseDialog(
            product: product, outcome: .approve, isOwned: false, terms: model.terms(of: product))
        return model.charges(of: dialog).map(\.string)
    }

    @Test("the dialog states today's charge, the later charge with its start, and the duration")
    func begins() {
        #expect(
            charges(Fixture.clubMonth, newcomer) == [
                "7 days free, then CN¥18.00 a month", "Nothing is charged today.",
                "From Nov 28, 2026: CN¥18.00 a month, until you cancel.",
            ])
        #expect(
            charges(Fixture.clubYear, newcomer) == [
                "CN¥168.00 a year", "CN¥168.00 is charged today.",
                "From Nov 21, 2027: CN¥168.00 a year, until you cancel.",
            ])
    }

    @Test("where a month lasts half a minute, the dialog includes the time of day")
    func shortMonths() throws {
        let model = Fixture.clubModel(newcomer)
        let terms = try #require(model.terms(of: Fixture.clubMonth))
        let said = model.formatter.subscriptions.charges(
            terms, of: Fixture.clubMonth, at: Fixture.now, rate: .monthlyRenewalEveryThirtySeconds
        ) { $0.rawValue }
        let soon = Fixture.now.adding(milliseconds: 10_000)
        #expect(said.last?.contains(model.formatter.times.dateTime(soon)) == true, "\(said)")
    }

    @Test("an upgrade begins immediately, a downgrade at the renewal, and the same plan resumes")
    func changes() {
        let month = Fixture.transaction(5, Fixture.clubMonth, -30...1)
        let had = Fixture.clubSnapshot(Fixture.view(of: month))
        #expect(
            charges(Fixture.clubGold, had).first
                == "CN¥30.00 a month; starts now, and the unused time of Dragon Club is refunded"
        )
        let gold = Fixture.clubSnapshot()
        #expect(
            charges(Fixture.clubMonth, gold) == [
                "Nothing is charged today. From Nov 22, 2026: CN¥18.00 a month",
                "It renews until you cancel.",
            ])
        let off = Fixture.clubSnapshot(Fixture.view { $0.autoRenewStatus = 0 })
        #expect(
            charges(Fixture.clubGold, off).first
                == "Nothing is charged today. It renews on Nov 22, 2026")
    }

    @Test(
        "a plan bought during a failed renewal replaces it without a refund",
        arguments: [RenewalState.inGracePeriod, .inBillingRetryPeriod])
    func replaces(_ state: RenewalState) {
        let month = Fixture.transaction(5, Fixture.clubMonth, -30 ... -1)
        let unpaid = Fixture.clubSnapshot(Fixture.view(state, of: month))
        #expect(
            charges(Fixture.clubGold, unpaid).first
                == "CN¥30.00 a month; starts now, instead of the renewal of Dragon Club that "
                + "could not be paid")
    }

    @Test("a plan scheduled for the renewal is reported as scheduled, not as bought")
    func arranged() throws {
        var model = Fixture.clubModel(Fixture.clubSnapshot())
        let terms = try #require(model.terms(of: Fixture.clubMonth))
        let notice = PurchaseNotice(
            intentID: "intent-1", productID: Fixture.clubMonth.id, title: "Dragon Club",
            kind: .scheduled(terms))
        _ = update(&model, .done(.purchase(notice)))
        #expect(
            model.toasts.last?.text.string
                == "Dragon Club: Nothing is charged today. From Nov 22, 2026: CN¥18.00 a month")
        #expect(model.toasts.last?.kind == .success)
    }

    // MARK: Library

    private func library(
        _ view: VerifiedSubscription?, _ width: Int = 100, mode: DriverMode = .driving
    ) -> Model {
        var model = Fixture.clubModel(width, 28, Fixture.clubSnapshot(view, mode: mode))
        _ = model.press("3")
        return model
    }

    @Test(
        "the Library shows a subscription's state and next event",
        arguments: [
            (Fixture.view(), "active", "renews on Nov 22, 2026 for CN¥30.00"),
            (Fixture.view { $0.autoRenewStatus = 0 }, "cancelled", "ends on Nov 22, 2026"),
            (
                Fixture.view { $0.autoRenewProductID = "club.month" }, "active",
                "changes on Nov 22, 2026 to Dragon Club"
            ),
            (Fixture.view(.expired), "expired", "ended on Nov 22, 2026"),
            (Fixture.view(.inBillingRetryPeriod), "not paid", "not paid since Nov 22, 2026"),
            (
                Fixture.view(.inGracePeriod) {
                    $0.gracePeriodExpiresDate = Fixture.now.adding(milliseconds: 9 * Fixture.day)
                }, "in grace", "not paid; access until Nov 30, 2026"
            ),
        ])
    func states(view: VerifiedSubscription?, state: String, future: String) {
        for width in [100, 60] {
            let text = library(view, width).screenText
            #expect(text.contains(state) && text.contains(future), "\(text)")
        }
    }

    @Test("c cancels, e resumes and a accepts a price, and the footer shows only possible actions")
    func wishes() {
        var model = library(Fixture.view())
        #expect(model.screenText.contains("c cancel renewal"))
        #expect(model.press("c") == [] && model.screenText.contains("Gold Club"))
        #expect(model.screenText.contains("[ Cancel ]"))
        _ = update(&model, .drawn(at: Fixture.now))
        #expect(
            model.press(.tab, .enter, after: 1000)
                == [.engine(.manage(Fixture.clubID, .cancel))])
        #expect(model.press("e") == [], "it renews already")
        #expect(model.toasts.last?.text.string.contains("state of Gold Club") == true)
        var off = library(Fixture.view { $0.autoRenewStatus = 0 })
        #expect(off.screenText.contains("e resume renewal"))
        #expect(off.press("e") == [.engine(.manage(Fixture.clubID, .resume))])
        var dearer = library(
            Fixture.view {
                $0.priceIncreaseStatus = 0
                $0.renewalPrice = 40_000
            })
        #expect(dearer.screenText.contains("costs CN¥40.00 from the next renewal"))
        #expect(dearer.press("a") == [.engine(.manage(Fixture.clubID, .agreeToPrice))])
    }

    @Test("a subscription action is reported with its consequence")
    func done() {
        var model = library(Fixture.view { $0.autoRenewStatus = 0 })
        _ = update(&model, .done(.manage(Fixture.clubID, .cancel)))
        #expect(
            model.toasts.last?.text
                == "Gold Club no longer renews: ends on Nov 22, 2026.")
        _ = update(
            &model,
            .failed(
                .engine(.manage(Fixture.clubID, .cancel)), CommandError("The store did not answer.")
            ))
        #expect(model.toasts.last?.kind == .error)
    }

    @Test("a read-only window changes neither a subscription nor the clock")
    func reads() {
        var model = library(Fixture.view(), mode: .reading(reason: DriverMode.otherDriverReason))
        #expect(model.press("c") == [] && model.press("T") == [])
        #expect(model.toasts.last?.text.string.contains("another kiosk") == true)
    }

    @Test("p lists the plans of the group, and choosing one opens the dialog without buying it")
    func plans() {
        var model = library(Fixture.view())
        #expect(model.press("p") == [])
        let text = model.screenText
        #expect(text.contains("current plan") && text.contains("at renewal: Nov 22, 2026"))
        #expect(model.press(.down, .enter) == [.newIntent])
        #expect(model.dialog?.product == Fixture.clubMonth)
        #expect(model.dialog?.focus == .cancel)
        _ = model.press(.escape, "p")
        #expect(model.click("Dragon Club, yearly") == [.newIntent])
        #expect(model.dialog?.product == Fixture.clubYear)
        _ = model.press(.escape, "p", .enter)
        #expect(model.dialog == nil, "it is had, and renews")
        #expect(model.toasts.last?.text.string.contains("You are subscribed") == true)
    }

    // MARK: Activity

    @Test(
        "a subscription's transaction is displayed with its timeline",
        arguments: [60, 80, 100, 140])
    func line(width: Int) {
        var model = Fixture.clubModel(width, 70)
        _ = model.press("2", .enter)
        let text = model.screenText
        #expect(text.contains("Oct 22, 2026 to Nov 22, 2026"))
        #expect(width == 80 || text.contains("renews on Nov 22, 2026 for CN¥30.00"))
        #expect(text.contains("━━ paid") && text.contains("×× refunded"))
        #expect(text.contains("▴ plan changed, Gold"))
    }

    @Test("while the store's clock runs, the timeline schedules a tick for when it grows")
    func ticks() throws {
        let running = Fixture.clubSnapshot(clock: Fixture.clock(ahead: 0, rate: 86_400_000))
        var model = Fixture.clubModel(100, 28, running)
        _ = model.press("2")
        let tick = try #require(model.nextTick)
        #expect((200...1000).contains(tick.since(Fixture.now)))
        let before = model.screenText
        for second in 1...4 {
            _ = update(&model, .tick(Fixture.now.adding(milliseconds: Int64(second) * 1000)))
        }
        #expect(model.screenText != before)
        let frozen = Fixture.clubSnapshot(clock: Fixture.clock(ahead: 3, rate: 0))
        _ = update(&model, .snapshot(frozen))
        #expect(model.clockTicks.isEmpty)
    }

    // MARK: The store's clock

    @Test("every screen shows the store's date when it differs from the computer's")
    func header() {
        #expect(!Fixture.clubModel().screenText.contains("◷"))
        let ahead = Fixture.clubSnapshot(clock: Fixture.clock(ahead: 31))
        #expect(Fixture.clubModel(ahead).screenText.contains("◷ Dec 22, 2026 · payment"))
        let fast = Fixture.clubSnapshot(clock: Fixture.clock(ahead: 0, rate: 86_400_000))
        #expect(
            Fixture.clubModel(80, 24, fast).screenText.contains("◷ Nov 21, 2026, 1 day a second"))
        let frozen = Fixture.clubSnapshot(clock: Fixture.clock(ahead: 0, rate: 0))
        #expect(Fixture.clubModel(40, 12, frozen).screenText.contains("◷ Nov 21, 2026"))
    }

    @Test("a frozen store clock does not follow the computer's clock")
    func frozen() {
        var model = Fixture.clubModel(Fixture.clubSnapshot(clock: Fixture.clock(ahead: 0, rate: 0)))
        _ = update(&model, .tick(Fixture.now.adding(milliseconds: 9 * Fixture.day)))
        #expect(model.storeNow == Fixture.now)
    }

    @Test("z freezes the clock, and < and > change its rate")
    func clock() {
        var model = Fixture.clubModel()
        _ = model.press("5")
        #expect(model.press(">") == [.sandbox(.clock(.rate(60_000)))])
        #expect(model.press("<") == [.sandbox(.clock(.rate(0)))])
        #expect(model.press("z") == [.sandbox(.clock(.rate(0)))])
        _ = update(
            &model, .snapshot(Fixture.clubSnapshot(clock: Fixture.clock(ahead: 0, rate: 0))))
        #expect(model.press("z") == [.sandbox(.clock(.rate(1000)))], "as fast as before")
        #expect(model.press("<") == [], "nothing is slower than standing still")
        let reading = StoreTimeReading(now: Fixture.now, rate: 1000)
        let news = update(&model, .done(.sandbox(.clock(.nextEvent), .clock(reading))))
        #expect(news.contains(.query(.orders)))
        #expect(model.toasts.last?.text.string.hasPrefix("Store clock: Nov 21, 2026") == true)
    }

    @Test("the clock's rows on Sandbox respond to arrows, Enter and the mouse")
    func clockLines() {
        var model = Fixture.clubModel(100, 40)
        _ = model.press("5", .down, .down, .down, .down, .down, .down)
        #expect(model.sandbox.selectedRow == .control(.time))
        #expect(model.press(.enter) == [.sandbox(.clock(.rate(0)))])
        #expect(model.press(.down, .right) == [.sandbox(.clock(.rate(60_000)))])
        _ = model.press(.down, .right)
        #expect(model.press(.enter) == [])
        #expect(model.screenText.contains("Advance the store clock"))
    }

    // MARK: Test store operations

    @Test("F, E, i and + act on the selected subscription")
    func tests() {
        var model = Fixture.clubModel(100, 40)
        _ = model.press("5")
        _ = update(&model, .subscriptions(Fixture.sandboxSubscriptions))
        #expect(model.press("F") == [], "none is selected")
        for _ in 0..<10 { _ = model.press(.down) }
        #expect(model.sandbox.subscription?.account == "alice")
        #expect(model.press("F") == [.sandbox(.subscription(Fixture.clubID, .failRenewals(true)))])
        #expect(model.press("E") == [] && model.screenText.contains("Gold Club, alice"))
        _ = update(&model, .drawn(at: Fixture.now))
        #expect(
            model.press(.tab, .enter, after: 1000)
                == [.sandbox(.subscription(Fixture.clubID, .expire))])
        #expect(
            model.press("+", "1", "4", .enter) == [
                .sandbox(.subscription(Fixture.clubID, .extend(days: 14)))
            ])
        #expect(model.press("+", "9", "1", .enter) == [])
        #expect(model.screenText.contains("Enter a number from 1 to 90."))
        _ = model.press(.escape)
        let price = Fixture.yuan(35_500)
        #expect(
            model.press("i", "3", "5", ".", "5", .enter)
                == price.map {
                    [.sandbox(.subscription(Fixture.clubID, .price($0, consent: true)))]
                } ?? [])
        #expect(model.press("i", "x", .enter) == [])
        #expect(model.overlay != nil && model.screenText.contains("Enter a price, for example"))
        _ = model.press(.escape, .down)
        #expect(model.screenText.contains("active, renewals fail"))
        #expect(model.press("F") == [.sandbox(.subscription(Fixture.clubID, .failRenewals(false)))])
    }
}
