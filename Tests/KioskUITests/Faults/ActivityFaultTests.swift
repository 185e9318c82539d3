import KioskPresentation
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Faults of the Activity screen")
struct ActivityFaultTests {
    /// Returns Activity with the fixture's newest order, its history and the given number of further attempts.
    private func model(_ width: Int = 100, _ height: Int = 30, attempts: Int = 0) -> Model {
        var model = Fixture.model(width, height)
        _ = model.press("2")
        _ = update(&model, .history(rowID: "000003", steps(attempts: attempts)))
        return model
    }

    private func steps(attempts: Int) -> [HistoryStep] {
        Fixture.steps
            + (0..<attempts).map { number in
                HistoryStep(
                    side: .device, at: Fixture.now, kind: .submitted, detail: "\(number + 3)")
            }
    }

    // MARK: F6

    @Test("the timeline shows its newest row, and follows new ones, without a key")
    func followsEnd() {
        var model = model(attempts: 6)
        #expect(model.screenText.contains("attempt 8"))
        #expect(model.screenText.contains("retrying in 4 s"))
        _ = update(&model, .history(rowID: "000003", steps(attempts: 9)))
        #expect(model.screenText.contains("attempt 11"))
        #expect(model.screenText.contains("60 Gems  CN¥6.00"), "the title stays in place")
        #expect(!model.screenText.contains(" more"))
    }

    @Test(
        "a timeline that was scrolled stays, says how much is below, and follows again at its end")
    func staysScrolled() {
        var model = model(attempts: 6)
        _ = model.press(.enter, .up, .up)
        let text = model.screenText
        #expect(!text.contains("attempt 8"))
        #expect(text.contains("▼ 3 more"))
        _ = update(&model, .history(rowID: "000003", steps(attempts: 9)))
        #expect(!model.screenText.contains("attempt 11"))
        #expect(model.screenText.contains("▼ 6 more"))
        _ = model.press(.end)
        #expect(model.screenText.contains("attempt 11"))
        _ = update(&model, .history(rowID: "000003", steps(attempts: 10)))
        #expect(model.screenText.contains("attempt 12"))
    }

    @Test("the mark of hidden lines has an ASCII form")
    func markInASCII() {
        var model = Fixture.model(100, 30, glyphs: .ascii)
        _ = model.press("2")
        _ = update(&model, .history(rowID: "000003", steps(attempts: 6)))
        _ = model.press(.enter, .home)
        #expect(model.screenText.contains("v 6 more"))
    }
}
