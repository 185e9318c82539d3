import KioskScenario
import StoreModel
import StoreText
import TerminalGraphics

/// The bar below the shop: the current step, the outcome and the keys.
struct PlaybackBar {
    let state: PlaybackState
    /// The current time of the world.
    let now: Timestamp
    /// Whether the app runs on the displayed device.
    let isOn: Bool
    /// Whether the scenario has other devices.
    let hasOthers: Bool

    /// Returns the number of lines that the bar occupies in a window.
    static func height(in size: Size) -> Int { size.height < 12 ? 2 : 3 }

    /// Draws the bar at the bottom of a canvas.
    func draw(on canvas: inout Canvas) {
        let (width, height) = (canvas.size.width, Self.height(in: canvas.size))
        let top = canvas.size.height - height
        canvas.fill(
            Rect(x: 0, y: top, width: width, height: height), style: Style(.header))
        if height > 2 {
            canvas.horizontalLine(
                at: Point(x: 0, y: top), length: width, style: Style(.border))
            put(" \(state.title) ", Style(.title), at: 2, top, on: &canvas, atMost: width - 4)
        }
        drawStep(on: &canvas, row: canvas.size.height - 2)
        drawKeys(on: &canvas, row: canvas.size.height - 1)
    }

    private func drawStep(on canvas: inout Canvas, row: Int) {
        let width = canvas.size.width
        let clock = " \(state.device) " + Self.clock(now) + " "
        let right = max(0, width - SafeText(untrusted: clock, limit: 200).width)
        let hasClock = width >= 80
        var x = 1
        let (word, style) = head
        x += put(word, style, at: x, row, on: &canvas, atMost: width) + 2
        put(
            what, Style(.text), at: x, row, on: &canvas,
            atMost: (hasClock ? right : width) - x - 1)
        if hasClock { put(clock, Style(.muted), at: right, row, on: &canvas, atMost: width) }
    }

    /// The mode or the outcome, as a label.
    private var head: (String, Style) {
        switch (state.ending, state.mode) {
        case (.asExpected?, _) where state.count > 0: ("PASSED", Style(.success))
        case (.failed?, _): ("FAILED", Style(.error))
        case (_, .interactive) where state.recording != nil: ("RECORDING", Style(.sandbox))
        case (_, .interactive): ("PAUSED", Style(.sandbox))
        case (_, .oneStep): ("ONE STEP", Style(.success))
        case (_, .playing): ("PLAYING", Style(.success))
        }
    }

    /// The current step, or the expectation that failed.
    private var what: String {
        switch state.ending {
        case .failed(let failure)?:
            return "expected \(failure.expected), got \(failure.got): line \(failure.line), "
                + failure.step
        case .asExpected? where state.count > 0:
            return "all \(state.count) steps and the audit. You are in control now."
        default: break
        }
        if let file = state.recording { return file }
        guard let step = state.step else { return "before the first of \(state.count) steps" }
        let wanted = step.expectations.map(\.text).joined(separator: ", ")
        return "\(state.number)/\(state.count)  \(step.text)"
            + (wanted.isEmpty || step.text == wanted ? "" : "  expect \(wanted)")
    }

    private func drawKeys(on canvas: inout Canvas, row: Int) {
        var x = 1
        for (key, text) in keys {
            let width = SafeText(untrusted: "\(key) \(text)", limit: 100).width
            guard x + width < canvas.size.width else { continue }
            x += put(key, Style(.hintKey), at: x, row, on: &canvas, atMost: width) + 1
            x += put(text, Style(.hintText), at: x, row, on: &canvas, atMost: width) + 2
        }
    }

    private var keys: [(String, String)] {
        guard state.mode == .interactive else {
            return [
                ("Space", "take over"), (".", "one step"),
                ("[ ]", "speed \(Self.text(state.speed))×"), ("q", "leave"),
            ]
        }
        var keys: [(String, String)] = []
        if !isOn { keys.append(("Enter", "start the app")) }
        if state.isInProgress { keys += [("Space", "continue"), (".", "one step")] }
        keys.append(("q", state.recording == nil ? "leave" : "end and save"))
        if isOn { keys.append(("Ctrl-K", "kill the app")) }
        if hasOthers { keys.append(("Ctrl-N", "next device")) }
        return keys
    }

    private static func text(_ speed: Double) -> String {
        speed < 1 ? "1/\(Int(1 / speed))" : "\(Int(speed))"
    }

    /// Returns the time in UTC, such as `2026-01-31 18:00:00`.
    private static func clock(_ moment: Timestamp) -> String {
        String(TimeFormatter.iso8601(moment).prefix(19)).replacing("T", with: " ")
    }

    @discardableResult
    private func put(
        _ text: String, _ style: Style, at x: Int, _ row: Int, on canvas: inout Canvas,
        atMost width: Int
    ) -> Int {
        guard width > 0 else { return 0 }
        return canvas.put(
            SafeText(untrusted: text, limit: 2_000).clipped(to: width), at: Point(x: x, y: row),
            style: style, maxWidth: width)
    }
}
