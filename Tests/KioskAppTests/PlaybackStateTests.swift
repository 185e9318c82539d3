import KioskPresentation
import KioskScenario
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskApp

@Suite("Turns in a watched scenario")
struct PlaybackStateTests {
    private let start = Timestamp(milliseconds: 1_767_225_600_000)
    private let step: ScenarioStep
    private let state: PlaybackState

    init() throws {
        step = try #require(
            try ScenarioReader.read(
                "scenario: t\nsteps:\n  - buy: gems\n    expect: {open: 0}\n"
            ).steps.first)
        var state = PlaybackState(title: "test", steps: [step, step], device: "phone-1")
        state.beginStep(step, number: 1, on: "phone-1", at: start)
        self.state = state
    }

    private func key(_ letter: Character) -> KeyPress { KeyPress(.character(letter)) }

    @Test("Space takes over, and pressing it again continues")
    func space() {
        var state = state
        #expect(state.mode == .playing)
        #expect(state.handle(key(" "), isTyping: false, isOn: true) == .nothing)
        #expect(state.mode == .interactive)
        #expect(state.handle(key("b"), isTyping: false, isOn: true) == .shop)
        #expect(state.handle(key(" "), isTyping: false, isOn: true) == .nothing)
        #expect(state.mode == .playing)
        #expect(state.handle(key("b"), isTyping: false, isOn: true) == .nothing, "it plays")
    }

    @Test("in a dialog every letter goes to the shop")
    func typing() {
        var state = state
        _ = state.handle(key(" "), isTyping: false, isOn: true)
        for letter in " .[]q" {
            #expect(state.handle(key(letter), isTyping: true, isOn: true) == .shop)
        }
        #expect(state.mode == .interactive)
    }

    @Test("the one-step key plays exactly one step")
    func oneStep() {
        var state = state
        _ = state.handle(key(" "), isTyping: false, isOn: true)
        _ = state.handle(key("."), isTyping: false, isOn: true)
        #expect(state.mode == .oneStep)
        state.beginStep(step, number: 2, on: "phone-1", at: start)
        #expect(state.mode == .interactive)
    }

    @Test("the speed is limited to between a quarter and thirty-two")
    func speed() {
        var state = state
        for _ in 0..<20 { _ = state.handle(key("]"), isTyping: false, isOn: true) }
        #expect(state.speed == 32)
        for _ in 0..<20 { _ = state.handle(key("["), isTyping: false, isOn: true) }
        #expect(state.speed == 0.25)
        state.setSpeed(3.2)
        #expect(state.speed == 4 || state.speed == 2)
    }

    @Test("only a user who has taken over can kill and start the app")
    func killing() {
        var state = state
        let kill = KeyPress(.character("k"), control: true)
        #expect(state.handle(kill, isTyping: false, isOn: true) == .nothing)
        _ = state.handle(key(" "), isTyping: false, isOn: true)
        #expect(state.handle(kill, isTyping: true, isOn: true) == .kill)
        #expect(state.handle(kill, isTyping: false, isOn: false) == .nothing)
        #expect(state.handle(KeyPress(.enter), isTyping: false, isOn: false) == .launch)
        #expect(state.handle(KeyPress(.enter), isTyping: false, isOn: true) == .shop)
    }

    @Test("acting before the end counts as a takeover in that step, and after the end in none")
    func acting() {
        var (state, alone) = (state, state)
        #expect(state.takeoverStep == nil)
        state.recordUserAction()
        state.beginStep(step, number: 2, on: "phone-1", at: start)
        state.recordUserAction()
        #expect(state.takeoverStep == 1)
        alone.end(nil)
        alone.recordUserAction()
        #expect(alone.takeoverStep == nil)
    }

    @Test("letting time pass by pausing counts as a takeover")
    func waiting() {
        var state = state
        _ = state.handle(key(" "), isTyping: false, isOn: true)
        #expect(state.mode == .interactive && state.takeoverStep == 1)
        _ = state.handle(key(" "), isTyping: false, isOn: true)
        #expect(state.mode == .playing && state.takeoverStep == 1)
    }

    @Test("after the end the user controls the world and nothing continues")
    func ending() {
        var state = state
        state.end(nil)
        #expect(state.ending == .asExpected && state.mode == .interactive)
        #expect(state.handle(key(" "), isTyping: false, isOn: true) == .shop)
        #expect(state.mode == .interactive)
        #expect(state.handle(key("q"), isTyping: false, isOn: true) == .leave)
    }

    @Test("the bar shows the step, the turn and the keys at every width")
    func bar() {
        for width in [20, 40, 60, 100, 200] {
            for height in [4, 12, 28] {
                var canvas = Canvas(size: Size(width: width, height: height))
                PlaybackBar(
                    state: state, now: start.adding(milliseconds: 3000), isOn: true,
                    hasOthers: true,
                    formatter: DisplayFormatter(locale: .fallback, glyphs: .unicode, zone: "UTC")
                ).draw(on: &canvas)
                let text = CanvasText(canvas)
                #expect(text.words.contains("PLAYING"), "\(text)")
                if width >= 60 {
                    #expect(text.words.contains("1/2 buy: gems expect open: 0"), "\(text)")
                    #expect(text.words.contains("Space take over . one step [ ] speed 1×"))
                }
                if width >= 80 {
                    #expect(text.words.contains("phone-1 2026-01-01 00:00:03"), "\(text)")
                }
            }
        }
    }
}
