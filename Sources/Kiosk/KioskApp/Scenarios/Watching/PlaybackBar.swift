import KioskPresentation
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
    let formatter: DisplayFormatter

    /// Returns the number of lines that the bar occupies in a window: more than usual for a long outcome.
    func height(in size: Size) -> Int { (size.height < 12 ? 1 : 2) + text(in: size).count }

    /// Draws the bar at the bottom of a canvas.
    func draw(on canvas: inout Canvas) {
        let (width, height) = (canvas.size.width, height(in: canvas.size))
        let top = canvas.size.height - height
        canvas.fill(
            Rect(x: 0, y: top, width: width, height: height), style: Style(.text, on: .header))
        if canvas.size.height >= 12 {
            canvas.horizontalLine(
                at: Point(x: 0, y: top), length: width, style: Style(.border, on: .header))
            canvas.put(
                formatter.sanitized(" \(state.title) ").clipped(to: width - 4),
                at: Point(x: 2, y: top), style: Style(.title, on: .header))
        }
        drawStep(on: &canvas)
        drawKeys(on: &canvas, row: canvas.size.height - 1)
    }

    private func drawStep(on canvas: inout Canvas) {
        let lines = text(in: canvas.size)
        let row = canvas.size.height - 1 - lines.count
        for (index, line) in lines.enumerated() {
            canvas.put(line, at: Point(x: 1, y: row + index), style: Style(.text, on: .header))
        }
        let (word, style) = head
        canvas.put(formatter.text(word), at: Point(x: 1, y: row), style: style)
        guard canvas.size.width >= Self.widthWithClock else { return }
        canvas.put(
            clock, at: Point(x: canvas.size.width - clock.width, y: row),
            style: Style(.muted, on: .header))
    }

    private static let widthWithClock = 80

    /// Returns the mode with the current step on one line, or the whole outcome on at most half of the window's lines.
    private func text(in size: Size) -> [SafeText] {
        let clockWidth = size.width < Self.widthWithClock ? 0 : clock.width
        let width = max(size.width - clockWidth - 2, 1)
        let text: SafeText = "\(formatter.text(head.word))  \(what)"
        guard !state.isInProgress else { return [text.clipped(to: width)] }
        return text.wrapped(to: width, limit: max(size.height / 2, 1))
    }

    /// The mode or the outcome.
    private var head: (word: TextKey, style: Style) {
        switch (state.ending, state.mode) {
        case (.asExpected?, _) where state.count > 0:
            (.playbackPassed, Style(.success, on: .header))
        case (.failed?, _): (.playbackFailed, Style(.error, on: .header))
        case (_, .interactive) where state.recording != nil: (.playbackRecording, Style(.sandbox))
        case (_, .interactive): (.playbackPaused, Style(.sandbox))
        case (_, .oneStep): (.playbackOneStep, Style(.success, on: .header))
        case (_, .playing): (.playbackPlaying, Style(.success, on: .header))
        }
    }

    /// The current step, or the expectation that failed.
    private var what: SafeText {
        switch state.ending {
        case .failed(let failure)?:
            let position = formatter.text(.playbackLine, String(failure.line), failure.step)
            return
                "\(formatter.text(.playbackFailure, failure.expected, failure.got)): \(position)"
        case .asExpected? where state.count > 0:
            return formatter.text(.playbackDone, formatter.counts.string(state.count))
        default: break
        }
        if let file = state.recording { return formatter.sanitized(file) }
        guard let step = state.step else {
            return formatter.text(.playbackStart, formatter.counts.string(state.count))
        }
        let name = formatter.sanitized("\(state.number)/\(state.count)  \(step.text)")
        return state.unnamedExpectations.map {
            "\(name)  \(formatter.text(.playbackExpects, $0))"
        } ?? name
    }

    private func drawKeys(on canvas: inout Canvas, row: Int) {
        var x = 1
        for (key, text) in keys {
            guard x + key.width + 1 + text.width < canvas.size.width else { continue }
            x += canvas.put(key, at: Point(x: x, y: row), style: Style(.hintKey, on: .header)) + 1
            x += canvas.put(text, at: Point(x: x, y: row), style: Style(.hintText, on: .header)) + 2
        }
    }

    private var keys: [(key: SafeText, text: SafeText)] {
        let step: (key: SafeText, text: SafeText) = (".", formatter.text(.playbackStep))
        guard state.mode == .interactive else {
            return [
                ("Space", formatter.text(.playbackTakeOver)), step,
                ("[ ]", formatter.text(.playbackSpeed, Self.text(state.speed))),
                ("q", formatter.text(.playbackLeave)),
            ]
        }
        var keys: [(key: SafeText, text: SafeText)] = []
        if !isOn { keys.append(("Enter", formatter.text(.playbackLaunch))) }
        if state.isInProgress { keys += [("Space", formatter.text(.playbackContinue)), step] }
        keys.append(
            ("q", formatter.text(state.recording == nil ? .playbackLeave : .playbackSave)))
        if isOn { keys.append(("Ctrl-K", formatter.text(.playbackKill))) }
        if hasOthers { keys.append(("Ctrl-N", formatter.text(.playbackNextDevice))) }
        return keys
    }

    private static func text(_ speed: Double) -> String {
        speed < 1 ? "1/\(Int(1 / speed))" : "\(Int(speed))"
    }

    /// The device and the time in UTC, such as `phone-1 2026-01-31 18:00:00`.
    private var clock: SafeText {
        let time = String(TimeFormatter.iso8601(now).prefix(19)).replacing("T", with: " ")
        return SafeText(untrusted: " \(state.device) \(time) ", limit: 200)
    }
}

/// The frame around the watched shop: the bar below it and, in a wide window, the script beside it.
struct PlaybackFrame {
    let bar: PlaybackBar
    let size: Size

    private var scriptWidth: Int { bar.state.count == 0 ? 0 : ScriptPane.width(in: size) }

    /// The size of the shop at the upper left.
    var shopSize: Size {
        Size(
            width: size.width - scriptWidth, height: max(1, size.height - bar.height(in: size)))
    }

    /// Draws the bar and the script.
    ///
    /// - Parameter displayedTime: The displayed time of the world, which may be ahead of the current one.
    func draw(at displayedTime: Timestamp, on canvas: inout Canvas) {
        bar.draw(on: &canvas)
        guard scriptWidth > 0 else { return }
        ScriptPane(state: bar.state, now: displayedTime, formatter: bar.formatter).draw(
            in: Rect(x: shopSize.width, y: 0, width: scriptWidth, height: shopSize.height),
            on: &canvas)
    }
}
