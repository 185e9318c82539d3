import StoreAPI
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Confirmation before the store's clock is set forward")
struct ClockAdvanceDialogTests {
    private static let acts: [(Key, ClockChange)] = [
        ("n", .nextEvent), ("d", .period(SubscriptionPeriod(count: 1, unit: .day))),
        ("m", .period(SubscriptionPeriod(count: 1, unit: .month))),
        ("y", .period(SubscriptionPeriod(count: 1, unit: .year))),
    ]

    /// Returns the model with the confirmation dialog open.
    private func asked(_ key: Key, on screen: Key = "5") -> Model {
        var model = Fixture.clubModel(100, 40)
        _ = model.press(screen)
        #expect(model.press("T", key) == [])
        _ = update(&model, .drawn(at: Fixture.now))
        return model
    }

    @Test(
        "the steps of the menu ask for confirmation on every screen, with Cancel focused",
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
        let text = asked("y").screenText
        #expect(text.contains("advance a year: Nov 21, 2027"))
        #expect(text.contains("The clock cannot be set back."))
        #expect(text.contains("This account has 1 active subscription and"))
        #expect(asked("n").screenText.contains("to the next event"))
    }

    @Test("a held key, or one pressed before the dialog was drawn, does not confirm")
    func guarded() {
        var model = asked("y")
        #expect(model.press(.tab, .enter, after: 100) == [])
        #expect(model.overlay != nil)
        var unseen = Fixture.clubModel(100, 40)
        _ = unseen.press("5", "T", "y")
        #expect(unseen.press(.tab, .enter, after: 1000) == [] && unseen.overlay != nil)
        model = asked("y")
        #expect(model.press(.tab, .enter, after: 1000) != [])
    }

    @Test("a click on the dialog's button confirms")
    func mouse() {
        var model = asked("d")
        #expect(model.click("Advance", after: 1000) == [.sandbox(.clock(ClockStep.day.change))])
        model = asked("d")
        #expect(model.click("[ Cancel ]", after: 1000) == [] && model.overlay == nil)
    }

    @Test(
        "the clock's former keys do not move the clock", arguments: ["n", "D", "M", "Y"] as [Key])
    func formerKeys(key: Key) {
        var model = Fixture.clubModel(100, 40)
        _ = model.press("2", "/", "c", "l", "u", "b", .enter)
        let commands = model.press(key)
        #expect(!commands.contains { if case .sandbox = $0 { true } else { false } })
        #expect(model.overlay == nil)
    }

    @Test("the menu states what becomes due with each step, and Enter or a click selects a step")
    func menu() {
        var model = Fixture.clubModel(100, 40)
        _ = model.press("5")
        #expect(model.press("T") == [])
        let text = model.screenText
        #expect(text.contains("n  to the next event") && text.contains("y  advance a year"))
        #expect(text.contains("Gold Club: renews on Nov 22, 2026"), "\(text)")
        var idle = Fixture.clubModel(100, 40, Fixture.clubSnapshot(nil, life: []))
        _ = idle.press("5", "T")
        #expect(idle.screenText.contains("nothing of this account is due"))
        #expect(model.press(.down, .down, .enter) == [])
        guard case .clock(let dialog) = model.overlay else {
            Issue.record("nothing is asked")
            return
        }
        #expect(dialog.step == .month)
        _ = model.press(.escape, "T")
        #expect(model.click("advance a day") == [])
        guard case .clock(let dialog) = model.overlay else {
            Issue.record("nothing is asked")
            return
        }
        #expect(dialog.step == .day)
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
