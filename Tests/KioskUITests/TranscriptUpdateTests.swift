import PurchaseCore
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

/// What is said although nobody asked at that moment.
@Suite("News in lines") struct TranscriptUpdateTests {
    private var dearer: CatalogState {
        var catalog = Fixture.catalog
        catalog.products[0] = Fixture.product("dragon.gems60", "60 Gems", .consumable, 9000)
        return catalog
    }

    private func snapshot(
        balance: Int64 = 110, entitlements: [Entitlement] = [],
        rows: [TransactionRow] = Fixture.snapshot().rows
    ) -> EngineSnapshot {
        var wallet = WalletState()
        let balances = [GoodAmount(good: "gems", amount: balance)]
        wallet.apply(WalletStatement(version: 2, balances: balances), at: Fixture.now)
        return EngineSnapshot(
            mode: .driving, rows: rows, wallet: WalletView(wallet), entitlements: entitlements,
            hasLaunched: true, isSettled: true)
    }

    private func season(until expires: Timestamp?) -> Entitlement {
        Entitlement(
            productID: "dragon.season", type: .nonRenewable, transactionID: "7", originalID: "7",
            since: Fixture.now, expires: expires, isRestored: false)
    }

    // MARK: A line that is being typed

    @Test(
        "news does not come into a line that somebody may be typing: it is said before its answer")
    func held() throws {
        var talk = Transcript()
        talk.tell(.drawn(at: talk.now))
        let start = talk.record.endIndex
        talk.tell(.catalog(dearer))
        talk.pass(9000)
        #expect(talk.said(since: start).isEmpty)
        let said = talk.type("where")
        let news = try #require(said.firstRange(of: "60 Gems costs CN¥9.00 now"))
        let answer = try #require(said.firstRange(of: "Account: alice"))
        #expect(news.lowerBound < answer.lowerBound)
        #expect(talk.type("repeat").contains("60 Gems costs CN¥9.00 now"))
    }

    @Test("news waits ten seconds at most, and then nothing ticks any more")
    func heldNotLong() {
        var talk = Transcript()
        talk.tell(.drawn(at: talk.now))
        talk.tell(.catalog(dearer))
        #expect(talk.model.nextTick == talk.now.adding(milliseconds: 10_000))
        talk.pass(10_000)
        #expect(talk.record.hasSuffix("60 Gems costs CN¥9.00 now; it was CN¥6.00.\n"))
        talk.tell(.drawn(at: talk.now))
        #expect(talk.model.nextTick == nil)
    }

    @Test("what makes the question another one is said at once, and all news with it")
    func urgent() {
        var talk = Transcript()
        talk.type("buy gems")
        talk.tell(.drawn(at: talk.now))
        talk.tell(.notice("It rains."))
        #expect(!talk.record.contains("It rains."))
        talk.tell(.catalog(dearer))
        #expect(talk.record.contains("It rains.\n60 Gems costs CN¥9.00 now"))
        talk.type("no")
        talk.type("buy gems")
        talk.tell(.drawn(at: talk.now))
        var empty = Fixture.catalog
        empty.products.removeFirst()
        talk.tell(.catalog(empty))
        #expect(talk.record.hasSuffix("60 Gems is not on sale any more.\n"))
        #expect(talk.model.linePrompt?.string == "kiosk> ")
    }

    @Test("the end of the lines says what was kept back")
    func ends() {
        var talk = Transcript()
        talk.tell(.drawn(at: talk.now))
        talk.tell(.notice("It rains."))
        talk.tell(.endOfLines)
        #expect(talk.record.contains("It rains.\n"))
    }

    // MARK: What the person has

    @Test("another balance and the end of an ownership are said, once")
    func belongings() {
        var talk = Transcript()
        let ends = Fixture.now.adding(milliseconds: 60_000)
        talk.tell(.snapshot(snapshot(entitlements: [season(until: ends)])))
        var start = talk.record.endIndex
        talk.tell(.snapshot(snapshot(balance: 90, entitlements: [season(until: ends)])))
        #expect(talk.said(since: start) == "You have 90 gems.\n")
        start = talk.record.endIndex
        #expect(talk.model.nextTick == ends)
        // While something is waited for, nothing ticks for what ends meanwhile.
        talk.answers = { _ in [] }
        talk.type("refresh")
        start = talk.record.endIndex
        #expect(talk.model.nextTick.map { $0 < ends } == true)
        talk.tell(.catalog(Fixture.catalog))
        talk.pass(60_000)
        talk.pass(60_000)
        #expect(talk.said(since: start) == "7 products.\nSeason pass is not yours any more.\n")
    }

    @Test("what was bought, spent or refunded here says so itself")
    func noBelongings() {
        var talk = Transcript()
        talk.answers = { command in
            guard case .spend = command else { return Transcript.usual(command) }
            return [
                .snapshot(self.snapshot(balance: 105)), .spent(GoodAmount(good: "gems", amount: 5)),
            ]
        }
        talk.type("spend gems 5")
        #expect(talk.type("yes").hasSuffix("yes\nSpent 5 gems.\n"))
        let row = Fixture.row("000002", Fixture.noAds, .finished, .refunded, ago: 0)
        talk.tell(.snapshot(snapshot(balance: 105, entitlements: [], rows: [row])))
        #expect(!talk.record.contains("not yours any more"))
    }

    @Test("what an approval brings is said")
    func approval() {
        var talk = Transcript()
        let owned = Fixture.snapshot(owned: true).entitlements
        talk.answers = { command in
            guard case .approve = command else { return Transcript.usual(command) }
            return [.snapshot(self.snapshot(balance: 170, entitlements: owned)), .orders([])]
        }
        #expect(talk.type("approve").hasSuffix("Approved.\nYou have 170 gems.\n"))
    }

    @Test("a state and its charge are not said twice where they are one word")
    func oneWord() {
        var talk = Transcript(Fixture.emptyModel(locale: LocaleID(language: "de")))
        let row = Fixture.row("000002", Fixture.gems, .finished, .refunded, ago: 0)
        talk.tell(.snapshot(snapshot(rows: [row])))
        #expect(talk.type("transactions").contains("1: 60 Gems, erstattet, heute"))
    }

    // MARK: What takes long

    private func mute(_ talk: inout Transcript) {
        talk.answers = { command in
            if case .newIntent = command { Transcript.usual(command) } else { [] }
        }
    }

    @Test("a spending that took long is told when it is done, whatever is asked meanwhile")
    func lateSpending() {
        var talk = Transcript()
        mute(&talk)
        talk.type("spend gems 5")
        talk.type("yes")
        talk.pass(10_000)
        #expect(talk.record.hasSuffix("You will hear of it.\n"))
        talk.type("spend gems 7")
        let start = talk.record.endIndex
        talk.tell(.spent(GoodAmount(good: "gems", amount: 5)))
        #expect(talk.said(since: start) == "Spent 5 gems.\n")
        #expect(talk.model.linePrompt?.string == "Spend 7 gems? Type yes to spend: ")
    }

    @Test("a spending that nobody has answered is said to go on, and is not waited for")
    func unansweredSpending() {
        var talk = Transcript()
        talk.answers = { command in
            guard case .spend(let goods, _) = command else { return Transcript.usual(command) }
            return [.spendFailed(goods, "No answer.", unanswered: "spend-1")]
        }
        talk.type("spend gems 5")
        #expect(talk.type("yes").hasSuffix("goes on by itself, and is taken once.\n"))
        #expect(talk.model.linePrompt?.string == "kiosk> ")
    }

    @Test("a purchase that ends late leaves another question alone")
    func latePurchase() {
        var talk = Transcript()
        mute(&talk)
        talk.type("buy gems")
        talk.type("yes")
        talk.pass(30_000)
        talk.answers = { $0 == .newIntent ? [.newIntent("000010")] : [] }
        talk.type("buy haste")
        talk.tell(
            .purchaseEnded(
                PurchaseNotice(
                    intentID: "000009", productID: "dragon.gems60", title: "60 Gems",
                    ending: .bought([]))))
        #expect(talk.record.contains("Bought 60 Gems."))
        #expect(talk.model.linePrompt?.string.contains("Potion of Haste") == true)
    }

    @Test("a shop that opens late says where one is then")
    func lateOpening() {
        var talk = Transcript(opens: false)
        talk.pass(30_000)
        #expect(talk.record.hasSuffix("You will hear of it.\n"))
        talk.open(Fixture.snapshot(owned: true))
        #expect(talk.record.contains("alice on phone-1, CHN CN¥.\n8 products.\n"))
    }

    @Test("products that were not there when one came are told")
    func lateCatalog() {
        var talk = Transcript(opens: false)
        talk.tell(.place(talk.model.place))
        talk.tell(.snapshot(Fixture.snapshot()))
        talk.tell(.catalogFailed("No answer."))
        #expect(talk.record.contains("The store did not send its products."))
        talk.tell(.catalog(Fixture.catalog))
        #expect(talk.record.hasSuffix("7 products.\n"))
    }

    @Test(
        "what only tells something is not promised for later",
        arguments: ["sandbox", "log", "receipt", "show 000002", "export", "approve"])
    func noAnswer(line: String) {
        var talk = Transcript()
        mute(&talk)
        talk.type(line)
        talk.pass(10_000)
        #expect(talk.record.hasSuffix("No answer came. Nothing was changed. Try again.\n"))
        let start = talk.record.endIndex
        talk.tell(.orders(Fixture.orders))
        talk.tell(.log(Fixture.events, acknowledged: 3))
        #expect(talk.said(since: start).isEmpty)
    }

    @Test("a log that cannot be read is told as that, and a notice is no answer")
    func troubledLog() {
        var talk = Transcript()
        mute(&talk)
        talk.type("log")
        talk.tell(.notice("It rains."))
        #expect(talk.model.linePrompt == nil)
        talk.tell(.trouble("The disk is full."))
        #expect(talk.record.hasSuffix("The disk is full.\n"))
        #expect(talk.model.linePrompt?.string == "kiosk> ")
    }

    // MARK: Another place

    @Test("the log is followed in another account too, where its numbers begin anew")
    func followsElsewhere() {
        var talk = Transcript()
        talk.type("follow on")
        talk.answers = { _ in [] }
        talk.type("account bob")
        talk.tell(.moved)
        talk.open(Fixture.snapshot())
        let entry = LogEntry(.state, "delivered", intentID: "000003")
        let start = talk.record.endIndex
        talk.tell(.log([Fixture.event(1, entry)], acknowledged: 0))
        #expect(talk.said(since: start).isEmpty, "it was there when one came")
        talk.tell(.log([Fixture.event(2, entry)], acknowledged: 0))
        #expect(talk.said(since: start).contains("delivered"))
    }

    @Test("one stays where one is, and a move that fails leaves the numbers as they are")
    func stays() {
        var talk = Transcript()
        #expect(talk.type("account alice").contains("Nothing was changed."))
        #expect(talk.type("storefront chn").contains("Nothing was changed."))
        talk.answers = { command in
            if case .move = command { [.moveFailed("No.")] } else { Transcript.usual(command) }
        }
        talk.type("account bob")
        #expect(talk.type("2").contains("Potion of Haste"))
    }
}
