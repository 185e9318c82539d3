import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Preferences")
struct PreferencesTests {
    @Test("the first screen is the preferred one")
    func firstScreen() {
        var wanted = Preferences()
        wanted.firstScreen = .library
        let usual = Fixture.emptyModel()
        let model = Model(
            context: usual.context, size: usual.size, glyphs: .unicode, now: Fixture.now,
            preferences: wanted)
        #expect(model.screen == .library)
    }

    @Test("the mouse setting is sent only when the preference changes")
    func mouse() {
        var model = Fixture.model()
        #expect(update(&model, .preferences(Preferences())) == [])
        var wanted = Preferences()
        wanted.isMouseOn = false
        #expect(update(&model, .preferences(wanted)) == [.terminal(.setMouse(false))])
        _ = model.press("m")
        #expect(model.isMouseOn)
        #expect(update(&model, .preferences(wanted)) == [], "what one switched by hand stays")
        #expect(model.isMouseOn)
    }

    @Test("with reduced motion nothing spins, and an idle screen schedules no tick")
    func motion() {
        let row = Fixture.row(
            "000009", Fixture.gems, .purchasing, .submitting, ago: 1000, isOpen: true)
        var model = Fixture.model()
        _ = update(&model, .snapshot(Fixture.snapshot(rows: [row])))
        #expect(model.isSpinning(row))
        var wanted = Preferences()
        wanted.isMotionReduced = true
        _ = update(&model, .preferences(wanted))
        #expect(!model.isSpinning(row))
        #expect((model.nextTick?.since(Fixture.now) ?? 1000) >= 1000)
    }

    @Test("the sponsor's row is displayed only if the preference allows it")
    func sponsor() {
        var model = Fixture.model()
        #expect(model.screenText.contains("sponsored"))
        var wanted = Preferences()
        wanted.isSponsorShown = false
        _ = update(&model, .preferences(wanted))
        #expect(!model.screenText.contains("sponsored"))
    }

    @Test("informational toasts disappear after the preferred time")
    func toasts() {
        var model = Fixture.model()
        var wanted = Preferences()
        wanted.toastLifetime = 60_000
        _ = update(&model, .preferences(wanted))
        _ = update(&model, .notice("hello"))
        _ = update(&model, .tick(Fixture.now.adding(milliseconds: 59_000)))
        #expect(model.screenText.contains("hello"))
        _ = update(&model, .tick(Fixture.now.adding(milliseconds: 60_000)))
        #expect(!model.screenText.contains("hello"))
    }
}

@Suite("Settings remembered for the next start")
struct RememberTests {
    @Test("the chosen sort order, language and theme are remembered, also after undo")
    func kept() throws {
        var model = Fixture.model()
        #expect(model.press("o") == [.terminal(.saveChoice(.sort(.name)))])
        #expect(model.press("u") == [.terminal(.saveChoice(.sort(.type)))])
        let spoken = model.press("L")
        let locale = model.context.locale
        #expect(locale != .fallback)
        #expect(spoken.contains(.terminal(.saveChoice(.locale(locale)))))
        #expect(model.press("u").contains(.terminal(.saveChoice(.locale(.fallback)))))
    }

    @Test("the language key returns to the locale of the start")
    func languages() {
        var model = Fixture.model()
        for _ in LocalizedTexts.languages { _ = model.press("L") }
        #expect(model.context.locale == .fallback)
    }

    @Test("settings from an edited file are applied and not stored again")
    func file() throws {
        var model = Fixture.model()
        var wanted = Preferences()
        wanted.theme = "polar"
        wanted.sort = .price
        wanted.locale = LocaleID("zh_CN")
        let commands = update(&model, .preferences(wanted))
        #expect(commands.contains(.terminal(.setTheme("polar"))))
        #expect(!commands.contains { if case .terminal(.saveChoice) = $0 { true } else { false } })
        #expect(model.shop.order == .price && model.context.locale.identifier == "zh_CN")
        _ = update(&model, .themeChanged("a"))
        _ = update(&model, .preferences(Preferences()))
        _ = update(&model, .preferences(wanted))
        _ = update(&model, .notice("The file."))
        _ = update(&model, .themeChanged("polar"))
        #expect(model.screenText.contains("The file."), "the news of the file is not replaced")
    }
}
