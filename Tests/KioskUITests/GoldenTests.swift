import Foundation
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

/// Every screen at four sizes and in two languages; `KIOSK_RECORD=1` writes the files anew.
@Suite struct GoldenTests {
    enum Scene: String, CaseIterable { case shop, detail, activity, library, dialog, help, toast }

    static let sizes = [(100, 28), (60, 20), (40, 12), (20, 5)]
    static let locales = [
        LocaleID(language: "en", region: "US"), LocaleID(language: "zh", script: "Hans"),
    ]

    @Test("every screen is as its golden file has it", arguments: Scene.allCases)
    func golden(scene: Scene) throws {
        for (width, height) in Self.sizes {
            for locale in Self.locales {
                let name = "\(scene.rawValue)-\(width)x\(height)-\(locale.identifier)"
                try compare(model(scene, width, height, locale), name)
            }
        }
    }

    private func model(_ scene: Scene, _ width: Int, _ height: Int, _ locale: LocaleID) -> Model {
        var model = Fixture.model(width, height, locale: locale, owned: scene == .library)
        switch scene {
        case .shop: break
        case .detail: _ = model.press(.enter)
        case .activity:
            _ = model.press("2", .enter)
            _ = update(&model, .history(rowID: "000003", Fixture.steps))
        case .library: _ = model.press("3")
        case .dialog: _ = model.press("b")
        case .help: _ = model.press("?")
        case .toast: _ = update(&model, .restoreFailed("no answer"))
        }
        return model
    }

    private func compare(_ model: Model, _ name: String) throws {
        var canvas = Canvas(size: model.size)
        view(model, on: &canvas)
        let text = CanvasText(canvas)
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Goldens/\(name).screen")
        if ProcessInfo.processInfo.environment["KIOSK_RECORD"] == "1" {
            try text.description.write(to: file, atomically: true, encoding: .utf8)
        }
        let golden = try String(contentsOf: file, encoding: .utf8)
        #expect(text.difference(from: golden) == nil, "\(name)")
    }
}
