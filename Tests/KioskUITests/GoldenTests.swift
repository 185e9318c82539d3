import Foundation
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

/// Every screen at four sizes and in two languages; `KIOSK_RECORD=1` writes the files anew.
@Suite struct GoldenTests {
    enum Scene: String, CaseIterable {
        case shop, detail, blocked, activity, timeline, library, dialog, spend, help, toast, failure
        case receipt, sandbox, log, refund, account, narrowed, offline
        case plain
        case club, terms, subscriptions, plans, line, clock

        /// Whether it is of a shop that sells subscriptions.
        var isClub: Bool {
            [.club, .terms, .subscriptions, .plans, .line, .clock].contains(self)
        }
    }

    static let sizes = [(100, 28), (60, 20), (40, 12), (20, 5)]
    static let locales = [
        LocaleID(language: "en", region: "US"), LocaleID(language: "zh", region: "CN"),
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

    @Test("every golden file belongs to a scene")
    func noStrays() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
        let wanted = Scene.allCases.flatMap { scene in
            Self.sizes.flatMap { size in
                Self.locales.map { "\(scene.rawValue)-\(size.0)x\(size.1)-\($0.identifier).screen" }
            }
        }
        #expect(Set(files) == Set(wanted))
    }

    func model(_ scene: Scene, _ width: Int, _ height: Int, _ locale: LocaleID) -> Model {
        guard !scene.isClub else { return clubModel(scene, width, height, locale) }
        var model = Fixture.model(
            width, height, locale: locale, owned: scene == .library,
            glyphs: scene == .plain ? .ascii : .unicode)
        switch scene {
        case .shop, .plain: break
        case .detail: _ = model.press(.enter)
        case .blocked: _ = model.press("j", "j", "j", .enter)
        case .activity: _ = model.press("2")
        case .timeline:
            _ = model.press("2", .enter)
            _ = update(&model, .history(rowID: "000003", Fixture.steps))
            if width < 76 { _ = model.press(.end) }
        case .library: _ = model.press("3")
        case .receipt:
            _ = model.press("4")
            _ = update(&model, .receipt("2000000003", Fixture.receipt))
        case .sandbox:
            _ = model.press("5")
            _ = update(&model, .orders(Fixture.orders))
        case .log:
            _ = model.press("6")
            _ = update(&model, .log(Fixture.events, acknowledged: 3))
        case .refund:
            _ = model.press("5")
            _ = update(&model, .orders(Fixture.orders))
            _ = model.press(.end, "x")
        case .account: _ = model.press("5", .down, .enter, "b", "o", "b")
        case .narrowed:
            _ = model.press("/")
            _ = update(&model, .input(.paste("gems price:<10 colour:red"), at: Fixture.now))
        case .offline:
            model = Fixture.emptyModel(width, height, locale: locale)
            model.goOffline(toldAgo: 3 * 3_600_000)
        case .dialog: _ = model.press("b")
        case .spend: _ = model.press("3", "s", "5")
        case .help: _ = model.press("?")
        case .toast: _ = update(&model, .restoreFailed("no answer"))
        case .failure:
            model = Fixture.emptyModel(width, height, locale: locale)
            _ = update(&model, .catalogFailed("The backend did not answer in 5 s."))
            _ = model.press(.escape)
        case .club, .terms, .subscriptions, .plans, .line, .clock: break
        }
        return model
    }

    /// The scenes of a shop that sells subscriptions, to somebody new and to somebody who has one.
    private func clubModel(
        _ scene: Scene, _ width: Int, _ height: Int, _ locale: LocaleID
    ) -> Model {
        let isNew = scene == .club || scene == .terms
        let snapshot =
            isNew
            ? Fixture.clubSnapshot(nil, life: [])
            : Fixture.clubSnapshot(
                Fixture.view {
                    $0.priceIncreaseStatus = 0
                    $0.renewalPrice = 40_000
                }, clock: Fixture.clock(ahead: scene == .clock ? 400 : -12, rate: 86_400_000))
        var model = Fixture.clubModel(width, height, locale: locale, snapshot)
        switch scene {
        case .club: _ = model.press("j", .enter)
        case .terms: _ = model.press("j", "b")
        case .subscriptions: _ = model.press("3")
        case .plans: _ = model.press("3", "p")
        case .line: _ = model.press("2", .enter)
        case .clock:
            _ = model.press("5")
            _ = update(&model, .subscriptions(Fixture.sandboxSubscriptions))
            for _ in 0..<9 { _ = model.press(.down) }
        default: break
        }
        return model
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Goldens")

    private func compare(_ model: Model, _ name: String) throws {
        var canvas = Canvas(size: model.size)
        view(model, on: &canvas)
        let text = CanvasText(canvas)
        let file = Self.folder.appendingPathComponent("\(name).screen")
        if ProcessInfo.processInfo.environment["KIOSK_RECORD"] == "1" {
            try text.description.write(to: file, atomically: true, encoding: .utf8)
        }
        let golden = try String(contentsOf: file, encoding: .utf8)
        #expect(text.difference(from: golden) == nil, "\(name)")
    }
}
