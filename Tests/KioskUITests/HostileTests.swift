import PurchaseCore
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI
@testable import PurchaseCore

/// Tests product titles that attack the terminal, on every screen and in every dialog.
@Suite struct HostileTests {
    static let titles = [
        "\u{1B}[2J\u{1B}]0;owned\u{7}", "\u{202E}drawkcab\u{2066}", "\u{9B}31m\u{85}\u{0}",
        "a\u{200B}\u{E0041}\u{FEFF}b", String(repeating: "x", count: 5000),
        String(repeating: "e\u{301}\u{302}\u{303}", count: 300), "", "\n\n\n", "👨‍👩‍👧‍👦🏳️‍🌈", "שלום עולם",
    ]

    private func model(_ title: String, _ width: Int, _ height: Int) -> Model {
        let good = GoodID(String(title.prefix(60)))
        let product = Fixture.product(
            "evil", title, .consumable, 6000, grants: [GoodAmount(good: good, amount: 5)],
            goodNames: [
                LocalizedGood(
                    good: good, locale: .fallback, displayName: title, other: "{n} " + title)
            ])
        var model = Fixture.emptyModel(width, height)
        _ = update(
            &model,
            .catalog(
                CatalogState(
                    products: [product],
                    invalid: [
                        UnavailableProduct(
                            productID: ProductID(title), reason: .unknown(nearest: nil))
                    ], storefront: Fixture.catalog.storefront, version: title)))
        var wallet = WalletState()
        wallet.apply(
            WalletStatement(
                version: 1, balances: [GoodAmount(good: good, amount: 5)],
                entries: [
                    WalletEntry(
                        version: 1, at: Fixture.now, kind: .spend,
                        change: GoodAmount(good: good, amount: -5), balance: 5, note: title)
                ]), at: Fixture.now)
        _ = update(
            &model,
            .snapshot(
                EngineSnapshot(
                    mode: .reading(reason: title),
                    rows: [Fixture.row("1", product, .purchased, .verified, ago: 5, isOpen: true)],
                    wallet: WalletSnapshot(wallet), entitlements: [], hasLaunched: true,
                    isIdle: false)))
        return model
    }

    @Test("no control character, direction mark or tag character reaches a cell", arguments: titles)
    func everyScreen(title: String) {
        for (width, height) in [(100, 28), (60, 30), (40, 12), (20, 5)] {
            var model = model(title, width, height)
            let steps: [[Key]] = [
                [], [.enter], [.escape, "2", .enter], ["3"], ["s"], [.escape, "1", "?"],
                [.escape, .end],
            ]
            for keys in steps {
                for key in keys { _ = model.press(key) }
                _ = update(
                    &model,
                    .history(
                        rowID: "1",
                        [HistoryStep(side: .store, at: Fixture.now, kind: .failed, detail: title)]))
                check(model)
            }
            // The dialog opens only if this process drives the engine.
            _ = update(&model, .snapshot(Fixture.snapshot()))
            _ = model.press("1", .home, "b")
            check(model)
            _ = update(&model, .notice(title))
            _ = update(&model, .failed(.engine(.restore), CommandError(title)))
            _ = model.press(.escape)
            check(model)
        }
    }

    private func check(_ model: Model) {
        let canvas = Canvas.showing(model)
        for y in 0..<canvas.size.height {
            var width = 0
            for cell in canvas.row(y) {
                width += Int(cell.width)
                #expect(cell.text.unicodeScalars.allSatisfy(isHarmless))
            }
            #expect(width == canvas.size.width, "a row is as wide as the window")
        }
    }

    private func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x200B...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF,
            0xE0000...0xE007F:
            false
        default: true
        }
    }
}
