import KioskPresentation
package import StoreModel
package import TerminalGraphics

/// A full-screen sequence of steps apart from the shop, with playback, such as the demo.
///
/// A slideshow is free of side effects: events change it, and it draws itself. Times are in milliseconds of the
/// caller's clock.
package protocol Slideshow: Sendable {
    /// The state that all slideshows share.
    var state: SlideshowState { get set }
    /// The slideshow's title.
    var title: SafeText { get }
    /// Draws the current step between title and footer; returns the number of lines that it needs.
    func draw(in rect: Rect, on canvas: inout Canvas) -> Int
    /// Shows the next step; returns false at the last step.
    mutating func showNextStep() -> Bool
    /// The key bindings.
    var keys: SlideshowKeyMap { get }
    /// Performs an action that is specific to this slideshow.
    mutating func perform(_ action: SlideshowAction)
    /// Returns whether an action has an effect in the current state, so that its key is worth a hint.
    func hasEffect(_ action: SlideshowAction) -> Bool
}

extension Slideshow {
    /// Handles a terminal event.
    package mutating func handle(_ event: InputEvent, at now: Int64) -> [TerminalCommand] {
        switch event {
        case .resized(let size): state.size = size
        case .key(let press): return handle(press, at: now)
        case .mouse, .paste, .focus, .reply: break
        }
        return []
    }

    private mutating func handle(_ press: KeyPress, at now: Int64) -> [TerminalCommand] {
        let action = keys.action(for: press)
        if let top = state.help { return handleInHelp(press, action, top) }
        switch action {
        case .quit: return [.quit]
        case .suspend: return [.suspend]
        case .redraw: return [.redraw]
        case .help: state.help = 0
        case .play: play(at: now)
        case .faster: state.changeStepDuration(isFaster: true, at: now)
        case .slower: state.changeStepDuration(isFaster: false, at: now)
        case .scrollUp: state.top = max(state.top - 1, 0)
        case .scrollDown: state.top = min(state.top + 1, overflow)
        case let action?:
            // A manual step stops the automatic playback.
            state.setPlaying(false, at: now)
            perform(action)
        case nil: break
        }
        return []
    }

    private mutating func handleInHelp(
        _ press: KeyPress, _ action: SlideshowAction?, _ top: Int
    ) -> [TerminalCommand] {
        switch (press.key, action) {
        case (.escape, _), (.enter, _), (_, .help): state.help = nil
        case (_, .quit) where press.control: return [.quit]
        case (_, .quit): state.help = nil
        case (.down, _):
            state.help = min(top + 1, SlideshowHelp(keys: keys, state: state).lastTop)
        case (.up, _): state.help = max(top - 1, 0)
        default: break
        }
        return []
    }

    /// Starts or pauses the playback; at the end it starts from the beginning.
    private mutating func play(at now: Int64) {
        let isOn = !state.isPlaying
        if isOn, !showNextStep() { perform(.again) }
        state.setPlaying(isOn, at: now)
    }

    /// The number of lines that do not fit into the window.
    private var overflow: Int {
        var canvas = Canvas(size: state.size)
        let rect = SlideshowFrame(slideshow: self).body
        return max(draw(in: rect, on: &canvas) - rect.height, 0)
    }

    /// Shows the next step if its time has come.
    package mutating func tick(at now: Int64) {
        guard let tick = state.nextTick, now >= tick else { return }
        state.setPlaying(showNextStep(), at: now)
    }

    /// Starts the automatic playback.
    package mutating func startPlayback(at now: Int64) { state.setPlaying(true, at: now) }

    /// The time of the next call of ``tick(at:)``; nil if none is needed.
    package var nextTick: Int64? { state.nextTick }

    /// Draws the complete window.
    package func view(on canvas: inout Canvas) {
        SlideshowFrame(slideshow: self).draw(on: &canvas)
        if state.help != nil { SlideshowHelp(keys: keys, state: state).box.draw(on: &canvas) }
    }
}

// MARK: State

/// The state that all slideshows share: window size, formatter, playback and scrolling.
package struct SlideshowState: Sendable {
    var size: Size
    var formatter: DisplayFormatter
    /// The time in milliseconds for which a step is shown during playback.
    private(set) var stepDuration: Int64
    /// The time of the next automatic step, in milliseconds of the terminal's clock; nil while playback is paused.
    private(set) var nextTick: Int64?
    /// The first visible line of help; nil while help is closed.
    var help: Int?
    /// The first visible line of the body.
    var top = 0

    /// Creates the state of a slideshow in a window.
    ///
    /// - Parameter stepDuration: The time in milliseconds for which a step is shown during playback; nil for the default.
    package init(size: Size, glyphs: GlyphSet, locale: LocaleID, stepDuration: Int64? = nil) {
        self.size = size
        self.stepDuration = stepDuration ?? 4000
        formatter = DisplayFormatter(locale: locale, glyphs: glyphs, zone: "UTC")
    }

    /// Whether steps advance automatically.
    var isPlaying: Bool { nextTick != nil }

    /// Starts the time of the current step anew, or pauses the playback.
    mutating func setPlaying(_ isOn: Bool, at now: Int64) {
        nextTick = isOn ? now + stepDuration : nil
    }

    /// Halves or doubles the time of a step, between 0.25 and 32 seconds.
    mutating func changeStepDuration(isFaster: Bool, at now: Int64) {
        stepDuration = min(max(isFaster ? stepDuration / 2 : stepDuration * 2, 250), 32_000)
        if isPlaying { setPlaying(true, at: now) }
    }
}

// MARK: Actions

/// An action that a key performs in a slideshow.
package enum SlideshowAction: Hashable, Sendable {
    /// Navigation between steps.
    case next, back, first, last
    /// Navigation between the cells of a table.
    case left, right, up, down
    /// Switches to the other column.
    case switchView
    /// Scrolls content that is longer than the window.
    case scrollUp, scrollDown
    case play, faster, slower, again
    case help, quit, suspend, redraw
}
