import PurchaseCore
import StoreAPI
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Library keys act only on the selected row")
struct LibraryKeyTests {
    /// Returns the Library of an account with gems and a subscription, with the gems selected.
    private func library(_ view: VerifiedSubscription?) -> Model {
        var wallet = WalletState()
        wallet.apply(
            WalletStatement(
                version: 1, balances: [GoodAmount(good: "gems", amount: 60)], entries: []),
            at: Fixture.now)
        let club = Fixture.clubSnapshot(view)
        let snapshot = EngineSnapshot(
            mode: club.mode, rows: club.rows, wallet: WalletSnapshot(wallet),
            entitlements: club.entitlements, subscriptions: club.subscriptions, hasLaunched: true,
            isIdle: true)
        var model = Fixture.clubModel(100, 28, snapshot)
        _ = model.press("3")
        return model
    }

    @Test("a subscription key pressed on another row selects the subscription without acting on it")
    func elsewhere() {
        let wishes: [(Key, VerifiedSubscription?, CustomerSubscriptionChange, String)] = [
            ("c", Fixture.view(), .cancel, "c: cancel renewal"),
            ("e", Fixture.view { $0.autoRenewStatus = 0 }, .resume, "e: resume renewal"),
            (
                "a",
                Fixture.view {
                    $0.priceIncreaseStatus = 0
                    $0.renewalPrice = 40_000
                }, .agreeToPrice, "a: accept new price"
            ),
        ]
        for (key, view, wish, hint) in wishes {
            var model = library(view)
            #expect(model.librarySubscription == nil)
            #expect(!model.screenText.contains(hint.replacing(":", with: "")))
            #expect(model.press(key) == [])
            #expect(model.librarySubscription?.originalID == Fixture.clubID)
            #expect(model.toasts.last?.text.string == "Gold Club, \(hint)")
            // A held key also only moves the selection.
            #expect(model.press(key, after: 600) == [])
            let request = [Command.engine(.manage(Fixture.clubID, wish))]
            guard wish == .cancel else {
                #expect(model.press(key, after: 1_300) == request)
                continue
            }
            #expect(model.press(key, after: 1_300) == [], "the dialog asks first")
            _ = update(&model, .drawn(at: Fixture.now.adding(milliseconds: 1_300)))
            #expect(model.press(.tab, .enter, after: 2_300) == request)
        }
    }

    @Test("the plans of the only subscription open from every row, and opening them buys nothing")
    func plans() {
        var model = library(Fixture.view())
        #expect(model.press("p") == [])
        #expect(model.screenText.contains("current plan"))
    }

    @Test("a wallet or subscriptions that could not be loaded are not displayed as empty")
    func failures() {
        let failed = EngineSnapshot(
            mode: .driving, rows: [], wallet: WalletSnapshot(WalletState()), entitlements: [],
            failures: LoadFailures(wallet: "503", subscriptions: "504"), hasLaunched: true,
            isIdle: true)
        for width in [100, 60] {
            var model = Fixture.clubModel(width, 28, failed)
            _ = model.press("3")
            let text = model.screenText
            #expect(text.contains("The wallet could not be loaded: 503"))
            #expect(text.contains("The subscriptions could not be loaded: 504"))
            #expect(!text.contains("The wallet is empty."))
        }
        var talk = Transcript()
        talk.send(.snapshot(failed))
        let said = talk.type("library")
        #expect(said.contains("The wallet could not be loaded: 503"), "\(said)")
        #expect(!said.contains("The wallet is empty."), "\(said)")
    }

    @Test("a history or a receipt that could not be read displays the error")
    func unread() {
        var model = Fixture.model(140, 40)
        _ = model.press("2", .enter)
        _ = update(&model, .history(rowID: "000003", [], failure: "the disk fails"))
        #expect(model.screenText.contains("Part of the history could not be read: the disk"))
        _ = update(&model, .history(rowID: "000003", Fixture.steps, failure: "503"))
        #expect(model.screenText.contains("Part of the history could not be read: 503"))
        #expect(model.screenText.contains("order sent"))
        #expect(
            model.press("r").contains(.query(.history(rowID: "000003", "000003", "2000000003"))))
        _ = model.press("4")
        _ = update(&model, .receipt("2000000003", nil, failure: "the disk fails"))
        #expect(model.screenText.contains("The receipt could not be read: the disk fails"))
    }
}
