import KioskPresentation
import KioskScenario
import StoreModel
import StoreText
import TerminalGraphics
import Testing

@testable import KioskApp

@Suite("The bar and the script of a watched scenario")
struct PlaybackFrameTests {
    private let start = PlaybackFrame.start
    private let steps: [ScenarioStep]

    init() throws {
        steps = try ScenarioReader.read(
            "scenario: t\nsteps:\n  - buy: gems\n    expect: {open: 0}\n  - wait: 1h\n  - restore\n"
        ).steps
    }

    private func state(inStep number: Int) -> PlaybackState {
        var state = PlaybackState(title: "test", steps: steps, device: "phone-1")
        state.beginStep(steps[number - 1], number: number, on: "phone-1", at: start)
        return state
    }

    private func text(_ frame: PlaybackFrame, after elapsed: Int64 = 0) -> CanvasText {
        var canvas = Canvas(size: frame.size)
        frame.draw(at: start.adding(milliseconds: elapsed), on: &canvas)
        return CanvasText(canvas)
    }

    private let wide = Size(width: 120, height: 30)

    @Test("the script is beside the shop from 120 columns on")
    func width() {
        let state = state(inStep: 1)
        #expect(PlaybackFrame(state, wide).shopSize == Size(width: 84, height: 27))
        #expect(
            PlaybackFrame(state, Size(width: 119, height: 30)).shopSize
                == Size(width: 119, height: 27))
        let manual = PlaybackState(title: "recorded", steps: [], device: "phone-1")
        #expect(
            PlaybackFrame(manual, wide).shopSize.width == 120, "without steps, no script is shown")
    }

    @Test("the script marks passed steps, the running one and its expectations")
    func progress() {
        let first = text(PlaybackFrame(state(inStep: 1), wide)).rows
        #expect(first[0].hasSuffix("1/3"))
        #expect(first[2].hasSuffix("▸ 1 buy: gems"))
        #expect(first[3].hasSuffix("│     expect open: 0"))
        #expect(first[4].hasSuffix("│   2 wait: 1h"))
        let last = text(PlaybackFrame(state(inStep: 3), wide)).rows
        #expect(last[2].hasSuffix("✓ 1 buy: gems"))
        #expect(last[3].hasSuffix("✓ 2 wait: 1h"))
        #expect(last[4].hasSuffix("▸ 3 restore"))
    }

    @Test("the line before the script joins the rules of the shop, also in ASCII")
    func joined() {
        let frame = PlaybackFrame(state(inStep: 1), wide)
        var canvas = Canvas(size: wide)
        canvas.horizontalLine(
            at: Point(x: 0, y: 2), length: frame.shopSize.width, style: Style(.border))
        frame.draw(at: start, on: &canvas)
        #expect(CanvasText(canvas).rows[2].contains("─┤ ▸ 1 buy: gems"))
        #expect(CanvasText(canvas).rows[3].contains(" │     expect open: 0"))
        #expect(CanvasText(canvas.inASCII()).rows[2].contains("-+ > 1 buy: gems"))
    }

    @Test("a bar displays how much of a wait has passed")
    func wait() {
        let frame = PlaybackFrame(state(inStep: 2), wide)
        let half = text(frame, after: 1_800_000).rows[3]
        #expect(half.contains("▸ 2 wait: 1h"))
        #expect(half.hasSuffix("█████░░░░░ 30 min"))
        #expect(text(frame).rows[3].contains("░░░░░░░░░░ 1 h"))
    }

    @Test("the current step of a long script is visible")
    func long() {
        let steps = Array(repeating: steps, count: 40).flatMap(\.self)
        var state = PlaybackState(title: "test", steps: steps, device: "phone-1")
        for number in [1, 60, 120] {
            state.beginStep(steps[number - 1], number: number, on: "phone-1", at: start)
            let step = steps[number - 1].text
            #expect(text(PlaybackFrame(state, wide)).words.contains("▸ \(number) \(step)"))
        }
        state.end(nil)
        #expect(text(PlaybackFrame(state, wide)).words.contains("✓ 120 restore"))
    }

    @Test("a failure is whole in a narrow window, and in the script of a wide one")
    func failure() {
        var state = state(inStep: 2)
        var failure = ScenarioFailure(
            line: 5, step: "wait: 1h", expected: "stage: received, charged: yes, charges: 2",
            got: "stage: submitting, charged: unknown, charges: 1", sides: [])
        failure.number = 2
        state.end(failure)
        let narrow = PlaybackFrame(state, Size(width: 60, height: 24))
        let words =
            "FAILED expected stage: received, charged: yes, charges: 2, got stage: submitting, "
            + "charged: unknown, charges: 1: line 5, wait: 1h"
        #expect(text(narrow).words.contains(words))
        #expect(narrow.shopSize.height < 21, "the shop leaves the lines to the bar")
        let rows = text(PlaybackFrame(state, wide)).rows
        #expect(rows[3].hasSuffix("✗ 2 wait: 1h"))
        #expect(rows[4].hasSuffix("│     expected stage: received,"))
    }

    @Test("the bar is in the language of the interface", arguments: LocalizedTexts.languages)
    func language(locale: LocaleID) {
        let texts = LocalizedTexts(locale: locale)
        let shown = text(
            PlaybackFrame(state(inStep: 1), Size(width: 110, height: 30), locale: locale)
        )
        .words
        for key in [TextKey.playbackPlaying, .playbackTakeOver, .playbackStep, .playbackLeave] {
            #expect(shown.contains(texts.text(key)), "\(shown)")
        }
    }
}

extension PlaybackFrame {
    static let start = Timestamp(milliseconds: 1_767_225_600_000)

    /// Creates the frame of a state at ``start``, in UTC.
    init(_ state: PlaybackState, _ size: Size, locale: LocaleID = .fallback) {
        self.init(
            bar: PlaybackBar(
                state: state, now: Self.start, isOn: true, hasOthers: false,
                formatter: DisplayFormatter(locale: locale, glyphs: .unicode, zone: "UTC")),
            size: size)
    }
}
