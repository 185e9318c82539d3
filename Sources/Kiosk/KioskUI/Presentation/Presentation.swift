package import TerminalGraphics

/// A screen of its own beside the shop, on which something is shown step by step: the demo and its stages.
///
/// It is pure like the shop: what arrives changes it, and it draws itself; moments are milliseconds of the clock of
/// whoever runs it.
package protocol Presentation: Sendable {
    /// What every show has.
    var state: PresentationState { get set }
    /// What it is called.
    var title: SafeText { get }
    /// Draws what is shown, between title and footer; returns how many lines it would need.
    func draw(in rect: Rect, on canvas: inout Canvas) -> Int
    /// Goes one step on; says whether there was one.
    mutating func goOn() -> Bool
    /// Its keys.
    var keys: PresentationKeyTable { get }
    /// Does what only this show knows.
    mutating func act(_ action: PresentationAction)
    /// Whether a key does something here and now, so that it is worth a hint; help names every key.
    func isUseful(_ action: PresentationAction) -> Bool
}

extension Presentation {
    /// Takes an event of the terminal.
    package mutating func take(_ event: InputEvent, at now: Int64) -> [PresentationCommand] {
        switch event {
        case .resized(let size): state.size = size
        case .key(let press): return take(press, at: now)
        case .mouse, .paste, .focus, .reply: break
        }
        return []
    }

    private mutating func take(_ press: KeyPress, at now: Int64) -> [PresentationCommand] {
        let action = keys.action(for: press)
        if let top = state.help { return takeInHelp(press, action, top) }
        switch action {
        case .quit: return [.quit]
        case .suspend: return [.suspend]
        case .redraw: return [.redraw]
        case .help: state.help = 0
        case .play: play(at: now)
        case .faster: state.changePace(isFaster: true, at: now)
        case .slower: state.changePace(isFaster: false, at: now)
        case .scrollUp: state.top = max(state.top - 1, 0)
        case .scrollDown: state.top = min(state.top + 1, overflow)
        case let action?:
            // Whoever takes a step wants to look at it.
            state.play(false, at: now)
            act(action)
        case nil: break
        }
        return []
    }

    private mutating func takeInHelp(
        _ press: KeyPress, _ action: PresentationAction?, _ top: Int
    ) -> [PresentationCommand] {
        switch (press.key, action) {
        case (.escape, _), (.enter, _), (_, .help): state.help = nil
        case (_, .quit) where press.control: return [.quit]
        case (_, .quit): state.help = nil
        case (.down, _):
            state.help = min(top + 1, PresentationHelp(keys: keys, state: state).lastTop)
        case (.up, _): state.help = max(top - 1, 0)
        default: break
        }
        return []
    }

    /// At its end it plays from the beginning.
    private mutating func play(at now: Int64) {
        let isOn = !state.isPlaying
        if isOn, !goOn() { act(.again) }
        state.play(isOn, at: now)
    }

    /// How many lines do not fit into the window.
    private var overflow: Int {
        var canvas = Canvas(size: state.size)
        let rect = PresentationFrame(show: self).body
        return max(draw(in: rect, on: &canvas) - rect.height, 0)
    }

    /// Takes the next step where its time has come.
    package mutating func tick(at now: Int64) {
        guard let tick = state.nextTick, now >= tick else { return }
        state.play(goOn(), at: now)
    }

    /// Begins to play by itself.
    package mutating func begin(at now: Int64) { state.play(true, at: now) }

    /// When ``tick(at:)`` is to be called; nil for never.
    package var nextTick: Int64? { state.nextTick }

    /// Draws the whole window.
    package func view(on canvas: inout Canvas) {
        PresentationFrame(show: self).draw(on: &canvas)
        if state.help != nil { PresentationHelp(keys: keys, state: state).box.draw(on: &canvas) }
    }
}
