import StoreAPI
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Confirmation before the store's clock is set forward")
struct ClockAdvanceDialogTests {
    private static let acts: [(Key, ClockChange)] = [
        ("n", .nextEvent), ("D", .period(SubscriptionPeriod(count: 1, unit: .day))),
        ("M", .period(SubscriptionPeriod(count: 1, unit: .month))),
        ("Y", .period(SubscriptionPeriod(count: 1, unit: .year))),
    ]

    /// Returns the model with the confirmation dialog open.
    private func asked(_ key: Key, on screen: Key = "5") -> Model {
        var model = Fixture.clubModel(100, 40)
        _ = model.press(screen)
        #expect(model.press(key) == [])
        _ = update(&model, .drawn(at: Fixture.now))
        return model
    }

    @Test(
        "n, D, M and Y ask for confirmation on every screen, with Cancel focused",
        arguments: ["2", "3", "5"] as [Key])
    func asks(screen: Key) {
        for (key, act) in Self.acts {
            var model = asked(key, on: screen)
            #expect(model.screenText.contains("[ Cancel ]"))
            #expect(model.press(.enter, after: 1000) == [])
            #expect(model.overlay == nil)
            model = asked(key, on: screen)
            #expect(model.press(.tab, .enter, after: 1000) == [.sandbox(.clock(act))])
            model = asked(key, on: screen)
            #expect(model.press(.escape, after: 1000) == [] && model.overlay == nil)
        }
    }

    @Test("the dialog states the new time, what becomes due, and that the clock cannot be set back")
    func says() {
        let text = asked("Y").screenText
        #expect(text.contains("advance a year: Nov 21, 2027"))
        #expect(text.contains("The clock cannot be set back."))
        #expect(text.contains("This account has 1 active subscription and"))
        #expect(asked("n").screenText.contains("to the next event"))
    }

    @Test("a held key, or one pressed before the dialog was drawn, does not confirm")
    func guarded() {
        var model = asked("Y")
        #expect(model.press(.tab, .enter, after: 100) == [])
        #expect(model.overlay != nil)
        var unseen = Fixture.clubModel(100, 40)
        _ = unseen.press("5", "Y")
        #expect(unseen.press(.tab, .enter, after: 1000) == [] && unseen.overlay != nil)
        model = asked("Y")
        #expect(model.press(.tab, .enter, after: 1000) != [])
    }

    @Test("a click on the dialog's button confirms")
    func mouse() {
        var model = asked("D")
        #expect(model.click("Advance", after: 1000) == [.sandbox(.clock(ClockStep.day.change))])
        model = asked("D")
        #expect(model.click("[ Cancel ]", after: 1000) == [] && model.overlay == nil)
    }

    @Test("n, the key for the next match, opens the dialog during a search and changes nothing")
    func search() {
        var model = Fixture.clubModel(100, 40)
        _ = model.press("2", "/", "c", "l", "u", "b", .enter)
        #expect(model.press("n") == [])
        guard case .clock = model.overlay else {
            Issue.record("nothing is asked")
            return
        }
        #expect(model.press(.escape) == [] && model.overlay == nil && model.toasts.isEmpty)
    }

    @Test("the palette also asks for confirmation, and the event log records the confirmed action")
    func palette() {
        var model = Fixture.clubModel(100, 40)
        _ = model.press(":")
        _ = update(&model, .input(.paste("advance a year"), at: Fixture.now))
        #expect(
            !model.press(.enter).contains { if case .sandbox(.clock) = $0 { true } else { false } })
        guard case .clock(let dialog) = model.overlay else {
            Issue.record("nothing is asked")
            return
        }
        #expect(dialog.step == .year)
        _ = update(&model, .drawn(at: Fixture.now))
        _ = model.press(.tab, after: 2000)
        let at = Fixture.now.adding(milliseconds: 4000)
        let commands = update(&model, .input(.key(KeyPress(.enter)), at: at))
        #expect(commands.compactMap(\.note).map(\.name) == ["clock-year"])
    }
}
