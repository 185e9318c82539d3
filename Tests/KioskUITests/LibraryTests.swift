import PurchaseCore
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI
@testable import PurchaseCore

@Suite struct LibraryTests {
    /// Returns the Library of a wallet with a long history and many entitlements.
    private func model(_ width: Int, _ height: Int, entries: Int = 60, owned: Int = 40) -> Model {
        var wallet = WalletState()
        let rows = (0..<entries).map { index in
            WalletEntry(
                version: Int64(entries - index), at: Fixture.now, kind: .spend,
                change: GoodAmount(good: "gems", amount: -1), balance: 100, note: "torch \(index)")
        }
        wallet.apply(
            WalletStatement(
                version: Int64(entries),
                balances: [
                    GoodAmount(good: "gems", amount: 100), GoodAmount(good: "keys", amount: 3),
                ],
                entries: rows), at: Fixture.now)
        let entitlements = (0..<owned).map { index in
            Entitlement(
                productID: ProductID("thing.\(index)"), type: .nonConsumable,
                transactionID: "2000000002", originalID: "2", since: Fixture.now, expires: nil,
                isRestored: false)
        }
        var model = Fixture.model(width, height)
        let snapshot = Fixture.snapshot()
        _ = update(
            &model,
            .snapshot(
                EngineSnapshot(
                    mode: .driving, rows: snapshot.rows, wallet: WalletSnapshot(wallet),
                    entitlements: entitlements, hasLaunched: true, isIdle: true)))
        _ = model.press("3")
        return model
    }

    @Test("the history scrolls with the selection, and the owned items scroll in their own pane")
    func scrolls() {
        var model = model(100, 20)
        #expect(!model.screenText.contains("torch 40"))
        for _ in 0..<42 { _ = model.press("j") }
        #expect(model.selectedLibraryRow?.id == .entry(version: 20))
        #expect(model.screenText.contains("torch 40"))
        #expect(model.screenText.contains("thing.0"), "the other pane stays where it was")
        _ = model.press(.end)
        #expect(model.selectedLibraryRow?.id == .owned("thing.39"))
        #expect(model.screenText.contains("thing.39"))
        _ = model.press(.home)
        #expect(model.screenText.contains("Wallet of alice"))
    }

    @Test("the one-pane layout is a single list that ends with the history")
    func onePane() {
        var model = model(40, 12, owned: 3)
        _ = model.press("j", "j")
        #expect(model.selectedLibraryRow?.id == .owned("thing.0"))
        _ = model.press(.end)
        #expect(model.selectedLibraryRow?.id == .entry(version: 1))
        #expect(model.library.list.top > 50)
        #expect(model.screenText.contains("▸ -1 gems"))
    }

    @Test(
        "goods have their names of the catalog in the wallet, the product and the toasts",
        arguments: [(GlyphSet.unicode, "宝石", "110 颗宝石"), (.ascii, "gems", "110 gems")])
    func names(glyphs: GlyphSet, name: String, amount: String) {
        let chinese = LocaleID(language: "zh", script: "Hans")
        var model = Fixture.model(100, 28, glyphs: glyphs)
        let gems = Fixture.product(
            "dragon.gems60", "60 Gems", .consumable, 6000, grants: Fixture.gems.grants,
            goodNames: [
                LocalizedGood(
                    good: "gems", locale: chinese, displayName: "宝石", other: "{n} 颗宝石")
            ])
        _ = update(
            &model,
            .catalog(
                CatalogState(
                    products: [gems], storefront: Fixture.catalog.storefront, version: "2")))
        _ = model.press("1", .home)
        #expect(model.screenText.contains(amount), "\(model.screenText)")
        _ = model.press("3")
        #expect(model.screenText.contains("\(name) "), "\(model.screenText)")
        _ = update(&model, .done(.spend(GoodAmount(good: "gems", amount: 110))))
        #expect(model.toasts.last?.text.string.contains(amount) == true)
    }

    @Test("a click selects a row in either pane")
    func click() {
        var model = model(100, 20)
        _ = model.click("✓ thing.4")
        #expect(model.selectedLibraryRow?.id == .owned("thing.4"))
        _ = model.click("keys")
        #expect(model.selectedLibraryRow?.id == .balance("keys"))
    }

    @Test("s spends the good of the selected row")
    func spend() {
        var model = model(100, 20)
        _ = model.press("j", "s")
        #expect(model.screenText.contains("You have 3 keys."))
        _ = model.press(.escape, "j", "s")
        #expect(model.screenText.contains("You have 100 gems."))
        _ = model.press(.escape, .end, "s")
        #expect(model.overlay == nil)
        #expect(model.toasts.first?.text == "Choose a balance first.")
    }

    /// Returns a model that has sent a spending of the given amount of gems and waits for the answer.
    private func sent(_ amount: Key) -> Model {
        var model = model(100, 20)
        _ = model.press("j", "j", "s")
        sendSpending(of: amount, &model)
        return model
    }

    private func sendSpending(of amount: Key, _ model: inout Model) {
        _ = model.press(amount, .tab, .tab, .tab)
        let drawn = model.now.adding(milliseconds: 1)
        _ = update(&model, .drawn(at: drawn))
        _ = update(
            &model,
            .input(.key(KeyPress(.enter)), at: drawn.adding(milliseconds: 1000)))
    }

    private func isWaiting(_ model: Model) -> Bool {
        if case .spend(let dialog) = model.overlay { dialog.isSent } else { false }
    }

    @Test("a late answer to an abandoned spending is reported and does not affect the next one")
    func spendsInARow() throws {
        var model = sent("3")
        #expect(isWaiting(model))
        _ = model.press(.escape, "s")
        sendSpending(of: "5", &model)
        _ = update(&model, .spendFailed(GoodAmount(good: "gems", amount: 3), "Too few."))
        #expect(isWaiting(model), "it cannot be sent twice")
        #expect(model.toasts.last?.text == "Too few.")
        _ = update(&model, .done(.spend(GoodAmount(good: "gems", amount: 3))))
        #expect(isWaiting(model))
        #expect(model.toasts.last?.text.string.contains("3 gems") == true)
        _ = update(&model, .done(.spend(GoodAmount(good: "gems", amount: 5))))
        #expect(model.overlay == nil)
    }

    @Test("a spending without an answer closes its dialog, so that Enter does not spend again")
    func spendsOnce() {
        let goods = GoodAmount(good: "gems", amount: 3)
        var model = sent("3")
        _ = update(&model, .spendFailed(goods, "No answer.", unanswered: "spend-1"))
        #expect(model.overlay == nil)
        let told = model.toasts.last
        #expect(told?.kind == .info)
        #expect(told?.text.string.contains("continues automatically and is deducted once") == true)
        _ = update(&model, .drawn(at: model.now))
        let later = model.now.adding(milliseconds: 5000)
        for step in 0..<3 {
            let at = later.adding(milliseconds: Int64(step) * 2000)
            let commands = update(&model, .input(.key(KeyPress(.enter)), at: at))
            #expect(!commands.contains { if case .engine(.spend) = $0 { true } else { false } })
        }
    }

    @Test("a spending whose answer was lost is reported once, with its ID, when it is resolved")
    func settledLate() {
        let goods = GoodAmount(good: "gems", amount: 3)
        var model = sent("3")
        _ = update(&model, .spendFailed(goods, "No answer.", unanswered: "spend-1"))
        #expect(model.toasts.last?.text.string.contains("spend-1") == true)
        func settled(_ refusals: [String?]) -> EngineSnapshot {
            let spends = refusals.enumerated().map { index, refusal in
                LateSpendResult(
                    spend: Spend(id: SpendID("spend-\(index + 1)"), goods: goods, note: ""),
                    refusal: refusal)
            }
            return EngineSnapshot(
                mode: .driving, rows: [], wallet: WalletSnapshot(WalletState()),
                entitlements: [],
                lateSpendResults: spends, hasLaunched: true, isIdle: true)
        }
        _ = update(&model, .snapshot(settled([nil])))
        #expect(model.toasts.last?.text == "The spending of 3 gems (spend-1) succeeded.")
        #expect(model.toasts.last?.kind == .success)
        let count = model.toastHistory.count
        _ = update(&model, .snapshot(settled([nil])))
        #expect(model.toastHistory.count == count)
        _ = update(&model, .snapshot(settled([nil, "Too few."])))
        #expect(
            model.toasts.last?.text
                == "The spending of 3 gems (spend-2) was refused. Nothing was taken.")
    }

    @Test("an unanswered earlier spending leaves the next one unchanged")
    func spendsAnother() {
        var model = sent("3")
        _ = model.press(.escape, "s")
        sendSpending(of: "5", &model)
        let goods = GoodAmount(good: "gems", amount: 3)
        _ = update(&model, .spendFailed(goods, "No answer.", unanswered: "spend-1"))
        #expect(isWaiting(model))
        #expect(model.toasts.last?.text.string.contains("3 gems") == true)
    }

    @Test("a sent spending cannot be edited")
    func spendIsSent() {
        var model = sent("3")
        _ = model.press(.tab, "7", .backspace, .backspace)
        _ = update(&model, .spendFailed(GoodAmount(good: "gems", amount: 3), "Too few."))
        #expect(!isWaiting(model))
        #expect(model.screenText.contains("Too few."))
    }

    @Test("Enter opens the transaction that an item came from")
    func opens() {
        var model = model(100, 20)
        _ = model.press(.end)
        #expect(model.press(.enter).count == 1, "its history is asked for")
        #expect(model.screen == .activity)
        #expect(model.activityRow?.transactionID == "2000000002")
        _ = model.press("3", .home, .enter)
        #expect(model.screen == .library, "a balance comes from nowhere in particular")
    }

    @Test("the selection stays on its item when rows are added")
    func keepsSubject() {
        var model = model(100, 20, entries: 3, owned: 2)
        _ = model.press(.end)
        let selected = model.selectedLibraryRow?.id
        _ = update(&model, .snapshot(Fixture.snapshot(owned: true)))
        #expect(model.selectedLibraryRow != nil, "a subject that is gone leaves a line selected")
        model = self.model(100, 20, entries: 3, owned: 2)
        _ = model.press(.end)
        let more = self.model(100, 20, entries: 9, owned: 2).engine.snapshot
        _ = update(&model, .snapshot(more))
        #expect(model.selectedLibraryRow?.id == selected)
    }

    @Test("the selection stays on its item on another screen and when the panes become one")
    func keepsItem() {
        var model = model(100, 20, entries: 3, owned: 2)
        _ = model.press("j", "j", "1")
        #expect(model.selectedLibraryRow?.id == .entry(version: 3))
        let more = self.model(100, 20, entries: 9, owned: 2).engine.snapshot
        _ = update(&model, .snapshot(more))
        _ = model.press("3")
        #expect(model.selectedLibraryRow?.id == .entry(version: 3))
        _ = update(&model, .resized(Size(width: 40, height: 12)))
        #expect(model.selectedLibraryRow?.id == .entry(version: 3))
        #expect(model.screenText.contains("▸ -1 gems"))
    }

    @Test("an owned item shows the catalog's title, or its ID if the catalog does not list it")
    func titles() {
        var model = Fixture.model(owned: true)
        _ = model.press("3")
        #expect(model.screenText.contains("✓ Remove Ads"))
        #expect(self.model(100, 20).screenText.contains("✓ thing.0"))
    }
}
