import Foundation
import PurchaseCore
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI
@testable import PurchaseCore

@Suite("Dates of the store and the merchant use the store's clock")
struct StoreTimeTests {
    private static let tomorrow = Fixture.now.adding(milliseconds: Fixture.day)

    /// Returns a snapshot with one wallet change and one entitlement, both dated at the given moment.
    private static func snapshot(
        _ moment: Timestamp, _ clock: StoreClock, rows: [TransactionRow] = []
    ) -> EngineSnapshot {
        var wallet = WalletState()
        wallet.apply(
            WalletStatement(
                version: 1, balances: [GoodAmount(good: "gems", amount: 60)],
                entries: [
                    WalletEntry(
                        version: 1, at: moment, kind: .grant,
                        change: GoodAmount(good: "gems", amount: 60), balance: 60)
                ]), at: Fixture.now)
        let owned = Entitlement(
            productID: Fixture.noAds.id, type: .nonConsumable, transactionID: "2", originalID: "2",
            since: moment, expires: nil, isRestored: false)
        return EngineSnapshot(
            mode: .driving, rows: rows, wallet: WalletSnapshot(wallet), entitlements: [owned],
            subscriptions: SubscriptionOverview(
                subscriptions: [], introducedGroups: [], clock: clock),
            hasLaunched: true, isIdle: true)
    }

    private func model(_ screen: Key, _ snapshot: EngineSnapshot) -> Model {
        var model = Fixture.model(140, 40)
        _ = update(&model, .snapshot(snapshot))
        _ = model.press(screen)
        return model
    }

    @Test(
        "a recent event is dated today, however far the store's clock was set forward",
        arguments: [Fixture.clock(ahead: 1), .real])
    func today(clock: StoreClock) {
        let text = model("3", Self.snapshot(Self.tomorrow, clock)).screenText
        // This also holds before the client learns that the clock was set forward.
        #expect(text.components(separatedBy: "today 14:00").count == 3)
        #expect(!text.contains("tomorrow"))
    }

    @Test("an event before the clock was set forward has its age by the store's clock")
    func yesterday() {
        let text = model("3", Self.snapshot(Fixture.now, Fixture.clock(ahead: 1))).screenText
        #expect(text.components(separatedBy: "yesterday 14:00").count == 3)
    }

    @Test(
        "a rate is shown as a decimal number",
        arguments: [(1050, "1.05"), (1500, "1.5"), (2000, "2"), (50, "0.05")] as [(Int64, String)])
    func rate(rate: Int64, number: String) {
        #expect(Fixture.model().name(ofRate: rate).string == "\(number) times as fast")
    }

    @Test("line mode dates events by the store's clock")
    func lines() throws {
        var talk = Transcript()
        let price = try #require(Fixture.gems.price)
        let order = SandboxOrder(
            intentID: "1", transactionID: "2000000001", account: "alice", device: "phone-1",
            productID: Fixture.gems.id, quantity: 1, charge: price, state: .finished,
            at: Self.tomorrow)
        talk.respond = { command in
            if case .query(.orders) = command {
                [.orders([order])]
            } else {
                Transcript.successfulResponses(command)
            }
        }
        talk.send(.snapshot(Self.snapshot(Self.tomorrow, Fixture.clock(ahead: 1))))
        for line in ["sandbox", "library", "1"] {
            #expect(!talk.type(line).contains("tomorrow"), "\(line)")
        }
        #expect(talk.record.contains("today 14:00"))
    }

    @Test("the device's own events have their age by the device's clock")
    func device() {
        let row = Fixture.row("000009", Fixture.gems, .finished, .finished, ago: 120_000)
        let snapshot = Self.snapshot(Fixture.now, Fixture.clock(ahead: 30), rows: [row])
        var model = Fixture.model(50, 12)
        _ = update(&model, .snapshot(snapshot))
        _ = model.press("2")
        #expect(model.screenText.contains("2 min"))
    }

    @Test(
        "an age by the store's clock changes at that clock's rate and never while it is frozen",
        arguments: [(1000, 1000), (10_000, 200), (0, nil)] as [(Int64, Int64?)])
    func ticks(rate: Int64, wait: Int64?) throws {
        let clock = Fixture.clock(ahead: 0, rate: rate)
        var model = model("5", Self.snapshot(Fixture.now, clock))
        let order = try #require(
            Fixture.order(1, Fixture.gems, .pending, account: "alice", ago: 0))
        _ = update(&model, .orders([order]))
        #expect(model.nextTick?.since(Fixture.now) == wait)
    }

    @Test(
        "the time column of a timeline uses the device's clock only",
        arguments: [100, 140, 200])
    func column(width: Int) {
        let row = Fixture.row("000003", Fixture.gems, .finished, .finished, ago: 12_000)
        let start = Fixture.now.adding(milliseconds: -12_000)
        let ahead = Self.tomorrow.adding(milliseconds: 1_800_000)
        let steps = [
            HistoryStep(side: .device, at: start, kind: .intentJournalled),
            HistoryStep(side: .merchant, at: ahead, kind: .numberIssued),
            HistoryStep(side: .device, at: start.adding(milliseconds: 20), kind: .submitted),
            HistoryStep(side: .store, at: ahead.adding(milliseconds: 30), kind: .charged),
            HistoryStep(side: .device, at: start.adding(milliseconds: 40), kind: .completed),
        ]
        var model = Fixture.model(width, 40)
        let clock = StoreClock(
            machineTime: Fixture.now, storeTime: ahead.adding(milliseconds: 12_000))
        _ = update(&model, .snapshot(Self.snapshot(Fixture.now, clock, rows: [row])))
        _ = model.press("2", .enter)
        _ = update(&model, .history(rowID: "000003", steps))
        let lines = model.screenText.split(separator: "\n").map(String.init)
        let times = lines.filter { $0.contains("●") }.compactMap { line in
            line.prefix { $0 != "●" }.firstMatch(of: /\d\d:\d\d:\d\d\.\d\d\d/).map { String($0.0) }
        }
        #expect(times.first == "13:59:48.000")
        #expect(times == times.sorted(), "\(times)")
        #expect(times.allSatisfy { $0.hasPrefix("13:59:48") }, "\(times)")
        // The store's time is displayed beside its first step.
        #expect(model.screenText.contains("◷ Nov 22, 2026"))
    }

    @Test("the duration of a step is omitted where two clocks would be compared")
    func steps() {
        let row = Fixture.row("000003", Fixture.gems, .finished, .finished, ago: 12_000)
        let steps = [
            HistoryStep(side: .device, at: Fixture.now, kind: .submitted),
            HistoryStep(side: .store, at: Self.tomorrow, kind: .charged),
            HistoryStep(
                side: .merchant, at: Self.tomorrow.adding(milliseconds: 7), kind: .granted),
        ]
        for (clock, tells) in [(StoreClock.real, true), (Fixture.clock(ahead: 1), false)] {
            var model = model("2", Self.snapshot(Fixture.now, clock, rows: [row]))
            _ = model.press(.enter)
            _ = update(&model, .history(rowID: "000003", steps))
            #expect(model.screenText.contains("+1 d") == tells)
            #expect(model.screenText.contains("+7 ms"))
        }
    }
}
