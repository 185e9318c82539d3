import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics
import Testing

@testable import KioskUI

/// Tests the screens when they have nothing to list.
@Suite("Empty screens") struct EmptyStateTests {
    private static let sizes = [(120, 36), (100, 28), (80, 24), (60, 20), (40, 12), (20, 5)]

    private func model(
        _ screen: Key, _ width: Int, _ height: Int, _ locale: LocaleID = .fallback
    ) -> Model {
        var model = Fixture.emptyModel(width, height, locale: locale)
        _ = update(&model, .catalog(Fixture.catalog))
        let snapshot = EngineSnapshot(
            mode: .driving, rows: [], wallet: EngineSnapshot.empty.wallet, entitlements: [],
            hasLaunched: true, isIdle: true)
        _ = update(&model, .snapshot(snapshot))
        _ = model.press(screen)
        _ = update(&model, .log([], acknowledged: 0))
        _ = update(&model, .orders([]))
        return model
    }

    @Test(
        "the message for an empty list is drawn inside the list's pane",
        arguments: ["2", "3", "4", "5", "6"] as [Key])
    func inside(screen: Key) {
        for (width, height) in Self.sizes {
            for locale in LocalizedTexts.languages + [LocalizedTexts.pseudoLocale] {
                let model = model(screen, width, height, locale)
                guard let detail = model.layout.detail, !model.layout.isStacked else { continue }
                var canvas = Canvas(size: model.size)
                view(model, on: &canvas)
                for y in model.layout.body.y..<model.layout.body.bottom {
                    let divider = Array(canvas.row(y).map(\.text))[detail.x - 1]
                    #expect(
                        ["│", "┃"].contains(divider),
                        "\(locale) \(width)x\(height)\n\(model.screenText)")
                }
            }
        }
    }

    @Test(
        "an empty screen names the key that helps",
        arguments: [
            ("2", "1 opens the Shop, b buys."), ("3", "1 opens the Shop, b buys."),
            ("3", "R restores purchases."), ("4", "1 opens the Shop, b buys."),
            ("5", "None. Buy with payment “ask to buy”."),
        ] as [(Key, String)])
    func helps(screen: Key, text: String) {
        for (width, height) in Self.sizes where width >= 40 {
            var model = model(screen, width, height)
            // In a low window the text is below the fold.
            if screen == "5" { _ = model.press(.end) }
            #expect(model.screenText.contains(text), "\(width)")
        }
    }

    @Test("an empty screen names the user's own key")
    func ownKeys() throws {
        var preferences = Preferences()
        preferences.keys = try KeyMap.standard.applying([
            KeyOverride(action: .buy, keys: [KeyPress(.character("K"))])
        ]).0
        var model = model("2", 100, 28)
        _ = update(&model, .preferences(preferences))
        #expect(model.screenText.contains("1 opens the Shop, K buys."))
    }
}
