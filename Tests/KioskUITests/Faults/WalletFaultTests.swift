import PurchaseCore
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI
@testable import PurchaseCore

@Suite("Spending from the wallet, and its history")
struct WalletFaultTests {
    /// Returns the Library of a wallet with two goods.
    private func twoGoods(_ width: Int = 100, _ height: Int = 28) -> Model {
        var wallet = WalletState()
        let balances = [
            GoodAmount(good: "gems", amount: 100), GoodAmount(good: "keys", amount: 3),
        ]
        wallet.apply(
            WalletStatement(version: 1, balances: balances, entries: []), at: Fixture.now)
        var model = Fixture.model(width, height)
        _ = update(
            &model,
            .snapshot(
                EngineSnapshot(
                    mode: .driving, rows: [], wallet: WalletSnapshot(wallet), entitlements: [],
                    hasLaunched: true, isIdle: true)))
        _ = model.press("3")
        return model
    }

    private func dialog(of model: Model) -> SpendDialog? {
        if case .spend(let dialog) = model.overlay { dialog } else { nil }
    }

    // MARK: F37

    @Test(
        "the fields of the spending dialog do not touch",
        arguments: [(100, 28), (60, 20), (40, 12)])
    func fields(_ width: Int, _ height: Int) {
        var model = Fixture.model(width, height)
        _ = model.press("3", "s")
        let canvas = Canvas.showing(model)
        let rows = (0..<height).filter { y in
            canvas.row(y).contains { $0.style.role == .input }
        }
        #expect(rows.count == 2)
        #expect(rows.last.map { $0 - 2 } == rows.first)
    }

    @Test("in a low window each focused field of the spending dialog is visible")
    func low() {
        var model = twoGoods(20, 5)
        _ = model.press("s")
        #expect(model.screenText.contains("Amount    1_"))
        _ = model.press(.up)
        #expect(model.screenText.contains("◂ gems ▸"))
        _ = model.press(.down, .down)
        #expect(model.screenText.contains("Purpose   _"))
        _ = model.press(.down)
        #expect(model.screenText.contains("[ Cancel ]"))
    }

    @Test("m selects the whole balance in the field of the amount, and is text in the purpose")
    func maximum() {
        var model = Fixture.model()
        _ = model.press("3", "s")
        #expect(model.screenText.contains("m max"))
        _ = model.press("m")
        #expect(dialog(of: model)?.goods == GoodAmount(good: "gems", amount: 110))
        _ = model.press(.tab, "m")
        #expect(!model.screenText.contains("m max"))
        #expect(dialog(of: model)?.note == "m" && dialog(of: model)?.amount == "110")
    }

    @Test("the goods are changed in the dialog if the wallet has several")
    func goods() {
        var model = twoGoods()
        _ = model.press("s", .up, .right)
        #expect(model.screenText.contains("◂ keys ▸"))
        #expect(model.screenText.contains("You have 3 keys."))
        _ = model.press(.tab, "m")
        #expect(dialog(of: model)?.goods == GoodAmount(good: "keys", amount: 3))
        _ = model.click("keys ▸")
        #expect(dialog(of: model)?.good == "keys", "a click between the arrows only focuses")
        if let point = model.place(of: "keys ▸") {
            _ = model.mouse(.left, at: point.moved(right: 5))
        }
        #expect(dialog(of: model)?.good == "gems")
        var single = Fixture.model()
        _ = single.press("3", "s")
        #expect(!single.screenText.contains("◂ gems ▸"))
    }

    // MARK: F39

    @Test("the history names the order, the product and the purpose of a change")
    func history() {
        let model = Fixture.model()
        let view = LibraryView(model: model, layout: model.layout)
        func reason(
            _ kind: WalletEntry.Kind, _ amount: Int64, order: Bool, note: String, width: Int = .max
        ) -> String {
            view.reason(
                WalletEntry(
                    version: 3, at: Fixture.now, kind: kind,
                    change: GoodAmount(good: "gems", amount: amount), balance: 0,
                    merchantOrder: order ? "M-2026-000002" : nil, note: note), width: width
            ).string
        }
        let product = Fixture.gems.id.rawValue
        #expect(
            reason(.grant, 60, order: true, note: product) == "order M-2026-000002, 60 Gems")
        #expect(
            reason(.grant, 60, order: true, note: product, width: 20) == "order M-2026-000002")
        #expect(
            reason(.revocation, -60, order: true, note: product)
                == "order M-2026-000002, 60 Gems, taken back after a refund")
        #expect(reason(.spend, -5, order: false, note: "a torch") == "spent on a torch")
        #expect(
            reason(.spend, -5, order: false, note: product) == "spent on \(product)",
            "a purpose is not looked up")
    }
}
