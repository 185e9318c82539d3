import PurchaseCore
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("What a person prefers")
struct PreferencesTests {
    @Test("the first screen is the one that was asked for")
    func firstScreen() {
        var wanted = Preferences()
        wanted.firstScreen = .library
        let usual = Fixture.emptyModel()
        let model = Model(
            place: usual.place, size: usual.size, glyphs: .unicode, now: Fixture.now,
            preferences: wanted)
        #expect(model.screen == .library)
    }

    @Test("the mouse follows a change of the wish, not what was never asked")
    func mouse() {
        var model = Fixture.model()
        #expect(update(&model, .preferences(Preferences())) == [])
        var wanted = Preferences()
        wanted.isMouseOn = false
        #expect(update(&model, .preferences(wanted)) == [.setMouse(false)])
        _ = model.press("m")
        #expect(model.isMouseOn)
        #expect(update(&model, .preferences(wanted)) == [], "what one switched by hand stays")
        #expect(model.isMouseOn)
    }

    @Test("with reduced motion nothing turns, and an idle screen asks for no wake-up")
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

    @Test("the sponsor has a line only where it may")
    func sponsor() {
        var model = Fixture.model()
        #expect(model.screenText.contains("sponsored"))
        var wanted = Preferences()
        wanted.isSponsorShown = false
        _ = update(&model, .preferences(wanted))
        #expect(!model.screenText.contains("sponsored"))
    }

    @Test("information goes after the time that was asked for")
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
