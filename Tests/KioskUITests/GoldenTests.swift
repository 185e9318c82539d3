import Foundation
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

/// Compares every screen with golden files, once for each kind of layout, one of them with wide characters.
/// `KIOSK_RECORD=1` records the files anew.
@Suite struct GoldenTests {
    enum Scene: String, CaseIterable {
        case shop, detail, blocked, activity, timeline, library, dialog, spend, help, manual
        case toast, failure
        case receipt, sandbox, log, refund, account, narrowed, offline
        case plain
        case club, terms, subscriptions, plans, line, clock
        case overview, fault

        /// Whether the scene needs a shop that sells subscriptions.
        var isClub: Bool {
            [.club, .terms, .subscriptions, .plans, .line, .clock].contains(self)
        }
    }

    /// The size of a window and its language.
    struct Window {
        let width: Int
        let height: Int
        let locale: LocaleID

        /// Returns the name of the scene's golden file.
        func file(_ scene: Scene) -> String {
            "\(scene.rawValue)-\(width)x\(height)-\(locale.identifier).screen"
        }
    }

    private static let english = LocaleID(language: "en", region: "US")

    /// Returns one window for each kind of ``Layout``: two panes, one pane, compact and tiny; for the screens with
    /// more panes also a wide one, and for the overview the size from which it exists.
    static func windows(of scene: Scene) -> [Window] {
        let overview = Window(width: 200, height: 50, locale: english)
        guard scene != .overview else { return [overview] }
        let wide: Set<Scene> = [.shop, .timeline, .sandbox, .subscriptions, .fault]
        return [
            Window(width: 100, height: 28, locale: english),
            Window(width: 60, height: 20, locale: english),
            Window(width: 40, height: 12, locale: LocaleID(language: "zh", region: "CN")),
            Window(width: 20, height: 5, locale: english),
        ] + (wide.contains(scene) ? [Window(width: 140, height: 40, locale: english)] : [])
    }

    @Test("every screen matches its golden file", arguments: Scene.allCases)
    func golden(scene: Scene) throws {
        for window in Self.windows(of: scene) {
            let model = model(scene, window.width, window.height, window.locale)
            try compare(model, window.file(scene))
        }
    }

    @Test("every golden file belongs to a scene")
    func noStrays() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
        let read = Scene.allCases.flatMap { scene in Self.windows(of: scene).map { $0.file(scene) }
        }
        #expect(Set(files) == Set(read))
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
        case .manual: _ = model.press("?", .tab)
        case .toast: _ = update(&model, .failed(.engine(.restore), CommandError("no answer")))
        case .failure:
            model = Fixture.emptyModel(width, height, locale: locale)
            _ = update(
                &model,
                .failed(
                    .query(.catalog(.fallback)), CommandError("The backend did not answer in 5 s."))
            )
            _ = model.press(.escape)
        case .overview:
            _ = model.press("0")
            _ = update(&model, .history(rowID: "000003", Fixture.steps))
            _ = update(&model, .orders(Fixture.orders))
            let delivered = LogEntry(.state, "delivered", merchantOrder: "M-2026-000002")
            _ = update(&model, .log([Fixture.event(1, delivered)], acknowledged: 1))
        case .fault:
            _ = model.press("5")
            _ = update(&model, .orders(Fixture.orders))
            _ = model.press("f", .tab, .tab, .right)
        case .club, .terms, .subscriptions, .plans, .line, .clock: break
        }
        return model
    }

    /// Returns the model of a scene in a shop that sells subscriptions, for a new customer or for a subscriber.
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
        let file = Self.folder.appendingPathComponent(name)
        if ProcessInfo.processInfo.environment["KIOSK_RECORD"] == "1" {
            try text.description.write(to: file, atomically: true, encoding: .utf8)
        }
        let golden = try String(contentsOf: file, encoding: .utf8)
        #expect(text.difference(from: golden) == nil, "\(name)")
    }
}
