import KioskPresentation
import KioskScenario
import KioskTestSupport
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskApp

@Suite("Paint of the bar below a watched scenario")
struct PlaybackBarPaintTests {
    @Test("the background of the bar reaches both edges, also behind texts and the clock")
    func background() throws {
        let steps = try ScenarioReader.read("scenario: t\nsteps:\n  - buy: gems\n").steps
        var theme = Theme.builtIn
        theme.paints[.header] = Paint(.indexed(7), on: .indexed(4))
        for width in [20, 60, 100, 200] {
            var canvas = Canvas(size: Size(width: width, height: 28))
            PlaybackBar(
                state: PlaybackState(title: "test", steps: steps, device: "phone-1"),
                now: Timestamp(milliseconds: 1_767_225_603_000), isOn: true, hasOthers: true,
                formatter: DisplayFormatter(locale: .fallback, glyphs: .unicode, zone: "UTC")
            ).draw(on: &canvas)
            for y in 25..<28 {
                let row = StyledRow(y, of: canvas, in: theme, .ansi16)
                #expect(row.runs.allSatisfy { $0.style.background == .indexed(4) }, "\(row)")
            }
        }
    }
}
