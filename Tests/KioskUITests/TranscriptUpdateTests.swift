import PurchaseCore
import StoreAPI
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

/// Tests messages that are printed without a preceding command.
@Suite("Unsolicited messages in line mode") struct TranscriptUpdateTests {
    private var dearer: CatalogState {
        var catalog = Fixture.catalog
        catalog.products[0] = Fixture.product("dragon.gems60", "60 Gems", .consumable, 9000)
        return catalog
    }

    private func snapshot(
        balance: Int64 = 110, entitlements: [Entitlement] = [],
        rows: [TransactionRow] = Array(Fixture.snapshot().rows)
    ) -> EngineSnapshot {
        var wallet = WalletState()
        let balances = [GoodAmount(good: "gems", amount: balance)]
        wallet.apply(WalletStatement(version: 2, balances: balances), at: Fixture.now)
        return EngineSnapshot(
            mode: .driving, rows: rows, wallet: WalletSnapshot(wallet),
            entitlements: entitlements,
            hasLaunched: true, isIdle: true)
    }

    private func season(until expires: Timestamp?) -> Entitlement {
        Entitlement(
            productID: "dragon.season", type: .nonRenewable, transactionID: "7", originalID: "7",
            since: Fixture.now, expires: expires, isRestored: false)
    }

    // MARK: Input in progress

    @Test("an unsolicited message does not interrupt a line being typed and precedes its answer")
    func held() throws {
        var talk = Transcript()
        talk.send(.drawn(at: talk.now))
        let start = talk.record.endIndex
        talk.send(.catalog(dearer))
        talk.advance(9000)
        #expect(talk.output(since: start).isEmpty)
        let said = talk.type("where")
        let news = try #require(said.firstRange(of: "60 Gems costs CN¥9.00 now"))
        let answer = try #require(said.firstRange(of: "Account: alice"))
        #expect(news.lowerBound < answer.lowerBound)
        #expect(talk.type("repeat").contains("60 Gems costs CN¥9.00 now"))
    }

    @Test("an unsolicited message is delayed at most ten seconds, and then no tick is scheduled")
    func heldNotLong() {
        var talk = Transcript()
        talk.send(.drawn(at: talk.now))
        talk.send(.catalog(dearer))
        #expect(talk.model.nextTick == talk.now.adding(milliseconds: 10_000))
        talk.advance(10_000)
        #expect(talk.record.hasSuffix("60 Gems costs CN¥9.00 now; it was CN¥6.00.\n"))
        talk.send(.drawn(at: talk.now))
        #expect(talk.model.nextTick == nil)
    }

    @Test("a change of the open question is printed immediately, with all delayed messages")
    func urgent() {
        var talk = Transcript()
        talk.type("buy gems")
        talk.send(.drawn(at: talk.now))
        talk.send(.notice("It rains."))
        #expect(!talk.record.contains("It rains."))
        talk.send(.catalog(dearer))
        #expect(talk.record.contains("It rains.\n60 Gems costs CN¥9.00 now"))
        talk.type("no")
        talk.type("buy gems")
        talk.send(.drawn(at: talk.now))
        var empty = Fixture.catalog
        empty.products.removeFirst()
        talk.send(.catalog(empty))
        #expect(talk.record.hasSuffix("60 Gems is no longer on sale.\n"))
        #expect(talk.model.linePrompt?.string == "kiosk> ")
    }

    @Test("the end of the input prints the delayed messages")
    func ends() {
        var talk = Transcript()
        talk.send(.drawn(at: talk.now))
        talk.send(.notice("It rains."))
        talk.send(.endOfLines)
        #expect(talk.record.contains("It rains.\n"))
    }

    // MARK: Balances and entitlements

    @Test("a new balance and an expired entitlement are reported once")
    func belongings() {
        var talk = Transcript()
        let ends = Fixture.now.adding(milliseconds: 60_000)
        talk.send(.snapshot(snapshot(entitlements: [season(until: ends)])))
        var start = talk.record.endIndex
        talk.send(.snapshot(snapshot(balance: 90, entitlements: [season(until: ends)])))
        #expect(talk.output(since: start) == "You have 90 gems.\n")
        start = talk.record.endIndex
        #expect(talk.model.nextTick == ends)
        // While a command is awaited, an expiring entitlement schedules no tick.
        talk.respond = { _ in [] }
        talk.type("refresh")
        start = talk.record.endIndex
        #expect(talk.model.nextTick.map { $0 < ends } == true)
        talk.send(.catalog(Fixture.catalog))
        talk.advance(60_000)
        talk.advance(60_000)
        #expect(talk.output(since: start) == "7 products.\nSeason pass is no longer owned.\n")
    }

    @Test("changes caused by a purchase, a spending or a refund here are not reported twice")
    func noBelongings() {
        var talk = Transcript()
        talk.respond = { command in
            guard case .engine(.spend) = command else {
                return Transcript.successfulResponses(command)
            }
            return [
                .snapshot(self.snapshot(balance: 105)),
                .done(.spend(GoodAmount(good: "gems", amount: 5))),
            ]
        }
        talk.type("spend gems 5")
        #expect(talk.type("yes").hasSuffix("yes\nSpent 5 gems.\n"))
        let row = Fixture.row("000002", Fixture.noAds, .finished, .refunded, ago: 0)
        talk.send(.snapshot(snapshot(balance: 105, entitlements: [], rows: [row])))
        #expect(!talk.record.contains("no longer owned"))
    }

    @Test("the goods delivered by an approval are reported")
    func approval() {
        var talk = Transcript()
        let owned = Fixture.snapshot(owned: true).entitlements
        talk.respond = { command in
            guard case .sandbox(let action) = command else {
                return Transcript.successfulResponses(command)
            }
            return [
                .snapshot(self.snapshot(balance: 170, entitlements: owned)), .orders([]),
                .done(.sandbox(action, .done)),
            ]
        }
        #expect(talk.type("approve").hasSuffix("Approved.\nYou have 170 gems.\n"))
    }

    @Test("a state and its charge are printed once if they are the same word")
    func oneWord() {
        var talk = Transcript(Fixture.emptyModel(locale: LocaleID(language: "de")))
        let row = Fixture.row("000002", Fixture.gems, .finished, .refunded, ago: 0)
        talk.send(.snapshot(snapshot(rows: [row])))
        #expect(talk.type("transactions").contains("1: 60 Gems, erstattet, heute"))
    }

    // MARK: Slow operations

    private func mute(_ talk: inout Transcript) {
        talk.respond = { command in
            if case .newIntent = command { Transcript.successfulResponses(command) } else { [] }
        }
    }

    @Test("a slow spending is reported when it ends, whatever was typed meanwhile")
    func lateSpending() {
        var talk = Transcript()
        mute(&talk)
        talk.type("spend gems 5")
        talk.type("yes")
        talk.advance(10_000)
        #expect(talk.record.hasSuffix("The result will be announced.\n"))
        talk.type("spend gems 7")
        let start = talk.record.endIndex
        talk.send(.done(.spend(GoodAmount(good: "gems", amount: 5))))
        #expect(talk.output(since: start) == "Spent 5 gems.\n")
        #expect(talk.model.linePrompt?.string == "Spend 7 gems? Type yes to spend: ")
    }

    @Test("a spending without an answer is reported as continuing and is not awaited")
    func unansweredSpending() {
        var talk = Transcript()
        talk.respond = { command in
            guard case .engine(.spend(let goods, _)) = command else {
                return Transcript.successfulResponses(command)
            }
            return [.spendFailed(goods, "No answer.", unanswered: "spend-1")]
        }
        talk.type("spend gems 5")
        #expect(talk.type("yes").hasSuffix("continues automatically and is deducted once.\n"))
        #expect(talk.model.linePrompt?.string == "kiosk> ")
    }

    @Test("a purchase that ends late does not affect another question")
    func latePurchase() {
        var talk = Transcript()
        mute(&talk)
        talk.type("buy gems")
        talk.type("yes")
        talk.advance(30_000)
        talk.respond = { $0 == .newIntent ? [.newIntent("000010")] : [] }
        talk.type("buy haste")
        talk.send(
            .done(
                .purchase(
                    PurchaseNotice(
                        intentID: "000009", productID: "dragon.gems60", title: "60 Gems",
                        kind: .bought([])))))
        #expect(talk.record.contains("Bought 60 Gems."))
        #expect(talk.model.linePrompt?.string.contains("Potion of Haste") == true)
    }

    @Test("a shop that opens late prints its account and device then")
    func lateOpening() {
        var talk = Transcript(opens: false)
        talk.advance(30_000)
        #expect(talk.record.hasSuffix("The result will be announced.\n"))
        talk.open(Fixture.snapshot(owned: true))
        #expect(talk.record.contains("alice, device phone-1, storefront CHN CN¥.\n8 products.\n"))
    }

    @Test("a catalog that arrives late is reported")
    func lateCatalog() {
        var talk = Transcript(opens: false)
        talk.send(.context(talk.model.context))
        talk.send(.snapshot(Fixture.snapshot()))
        talk.send(.failed(.query(.catalog(.fallback)), CommandError("No answer.")))
        #expect(talk.record.contains("The products could not be loaded from the store."))
        talk.send(.catalog(Fixture.catalog))
        #expect(talk.record.hasSuffix("7 products.\n"))
    }

    @Test(
        "a command that only reads is not promised for later",
        arguments: ["sandbox", "log", "receipt", "show 000002", "export", "approve"])
    func noAnswer(line: String) {
        var talk = Transcript()
        mute(&talk)
        talk.type(line)
        talk.advance(10_000)
        #expect(talk.record.hasSuffix("There was no response. Nothing was changed. Try again.\n"))
        let start = talk.record.endIndex
        talk.send(.orders(Fixture.orders))
        talk.send(.log(Fixture.events, acknowledged: 3))
        #expect(talk.output(since: start).isEmpty)
    }

    @Test("a failed log request is reported, and an unsolicited message is not taken as an answer")
    func troubledLog() {
        var talk = Transcript()
        mute(&talk)
        talk.type("log")
        talk.send(.notice("It rains."))
        talk.send(.backgroundFailure("The subscriptions could not be restored."))
        #expect(talk.model.linePrompt == nil)
        talk.send(
            .failed(.query(.log(after: 0, newest: 200)), CommandError("The disk is full.")))
        #expect(talk.record.hasSuffix("The disk is full.\n"))
        #expect(talk.model.linePrompt?.string == "kiosk> ")
    }

    // MARK: Changes of the account or storefront

    @Test("the log is followed after a change of the account, where its numbers restart")
    func followsElsewhere() {
        var talk = Transcript()
        talk.type("follow on")
        talk.respond = { _ in [] }
        talk.type("account bob")
        talk.send(.contextChanged)
        talk.open(Fixture.snapshot())
        let entry = LogEntry(.state, "delivered", intentID: "000003")
        let start = talk.record.endIndex
        talk.send(.log([Fixture.event(1, entry)], acknowledged: 0))
        #expect(talk.output(since: start).isEmpty, "it was there when one came")
        talk.send(.log([Fixture.event(2, entry)], acknowledged: 0))
        #expect(talk.output(since: start).contains("delivered"))
    }

    @Test("an unchanged account is reported, and a failed change keeps the list numbers")
    func stays() {
        var talk = Transcript()
        #expect(talk.type("account alice").contains("Nothing was changed."))
        #expect(talk.type("storefront chn").contains("Nothing was changed."))
        talk.respond = { command in
            if case .changeContext = command {
                [.failed(command, CommandError("No."))]
            } else {
                Transcript.successfulResponses(command)
            }
        }
        talk.type("account bob")
        #expect(talk.type("2").contains("Potion of Haste"))
    }
}
