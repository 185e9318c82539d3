import KioskPresentation
import KioskScenario
import KioskTestSupport
import KioskUI
import StoreModel
import StoreText
import TerminalGraphics
import Testing

@testable import KioskApp

@Suite("The end of a watched scenario")
struct PlaybackEndingTests {
    static let sizes = [
        Size(width: 40, height: 12), Size(width: 80, height: 24), Size(width: 120, height: 36),
    ]

    private static func state(ending failure: ScenarioFailure?) throws -> PlaybackState {
        let steps = try ScenarioReader.read("scenario: t\nsteps:\n  - buy: gems\n  - wait: 1h\n")
            .steps
        var state = PlaybackState(title: "test", steps: steps, device: "phone-1")
        state.beginStep(steps[1], number: 2, on: "phone-1", at: PlaybackFrame.start)
        state.end(failure)
        return state
    }

    /// Returns the text of the bar without the spaces at which it is wrapped.
    private static func text(_ frame: PlaybackFrame) -> String {
        var canvas = Canvas(size: frame.size)
        frame.bar.draw(on: &canvas)
        // The clock stands between the first and the second line.
        return CanvasText(canvas).words.filter { !$0.isWhitespace }
            .replacing("phone-12026-01-0100:00:00", with: "")
    }

    @Test(
        "the whole outcome and the key that leaves are on the screen in every language",
        arguments: sizes, LocalizedTexts.languages)
    func outcome(size: Size, locale: LocaleID) throws {
        let texts = LocalizedTexts(locale: locale)
        let failure = ScenarioFailure(
            line: 5, step: "wait: 1h", expected: "stage: received, charged: yes, charges: 2",
            got: "stage: submitting, charged: unknown, charges: 1", sides: [])
        for ending in [nil, failure] {
            let frame = PlaybackFrame(try Self.state(ending: ending), size, locale: locale)
            let shown = Self.text(frame)
            let position = texts.text(.playbackLine, "5", failure.step)
            let sentence =
                ending == nil
                ? texts.text(.playbackDone, "2")
                : texts.text(.playbackFailure, failure.expected, failure.got) + ": " + position
            let word = texts.text(ending == nil ? .playbackPassed : .playbackFailed)
            for part in [word, sentence, "q" + texts.text(.playbackLeave)] {
                #expect(shown.contains(part.filter { !$0.isWhitespace }), "\(size): \(shown)")
            }
            #expect(frame.shopSize.height >= 4, "the shop stays visible")
        }
    }

    @Test("no row of the purchase is below the edge of the shop", arguments: sizes)
    func shop(size: Size) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            """
            scenario: test
            steps:
              - press: "2"
              - buy: gems.60
                expect: finished
              - see: finished
                not-see: ▼
            """, to: "a.yaml")
        let file = try ScenarioFile(path, bundleID: nil)
        let window = PlaybackFrame(try Self.state(ending: nil), size).shopSize
        let result = try ScenarioPlayer(
            file.scenario, catalog: file.catalog,
            screenFactory: { connection in
                try ScenarioShop(
                    connection, of: file,
                    window: ShopController.Window(size: window, zone: "UTC"))
            }
        ).play(audit: ScenarioRunner.audit)
        #expect(result.failure == nil, "\(String(describing: result.failure))")
    }
}
