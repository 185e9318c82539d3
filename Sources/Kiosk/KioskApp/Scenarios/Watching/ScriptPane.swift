import KioskPresentation
import KioskScenario
import StoreModel
import StoreText
import TerminalGraphics

/// The script beside the watched shop: the steps of the scenario with their progress.
struct ScriptPane {
    let state: PlaybackState
    /// The displayed time of the world.
    let now: Timestamp
    let formatter: DisplayFormatter

    /// Returns the width of the pane with the line at its left edge; 0 in a window without room for it.
    static func width(in size: Size) -> Int {
        size.width < 120 ? 0 : min(max(size.width * 3 / 10, 36), 56)
    }

    func draw(in rect: Rect, on canvas: inout Canvas) {
        canvas.fill(rect, style: .text)
        canvas.verticalLine(at: rect.origin, length: rect.height, style: Style(.border))
        joinRules(at: rect, on: &canvas)
        let (head, body) = rect.inset(left: 2, right: 1).cutTop(2)
        let position = formatter.sanitized("\(state.number)/\(state.count)")
        let start = head.right - position.width
        canvas.put(position, at: Point(x: start, y: head.y), style: Style(.muted))
        canvas.put(
            formatter.text(.playbackScript).clipped(to: head.width - position.width - 1),
            at: head.origin, style: Style(.header, on: nil, .bold))
        let details = details(width: body.width - indent)
        let first = firstStep(in: body.height, detailCount: details.lines.count)
        var y = body.y
        for number in (first + 1)..<(state.count + 1) where y < body.bottom {
            draw(number, in: body.row(y - body.y), on: &canvas)
            y += 1
            guard number == state.number else { continue }
            y += canvas.put(
                details.lines,
                in: Rect(
                    x: body.x + indent, y: y, width: body.width - indent, height: body.bottom - y),
                style: details.style)
        }
    }

    /// Joins the line at the left edge with the horizontal lines of the shop that end there.
    private func joinRules(at rect: Rect, on canvas: inout Canvas) {
        for row in 0..<rect.height {
            let end = rect.row(row).origin.moved(right: -1)
            let cell = canvas[end.x, end.y]
            guard cell.text == "─" else { continue }
            canvas.horizontalLine(at: end, length: 2, style: cell.style)
        }
    }

    /// Returns the number of steps above the pane: the current step is in its middle, except near both ends.
    private func firstStep(in height: Int, detailCount: Int) -> Int {
        let last = max(state.count + detailCount - height, 0)
        return min(max(state.number - 1 - height / 2, 0), last, max(state.count - 1, 0))
    }

    /// The width of a mark and a number before the text of a step.
    private var indent: Int { String(state.count).count + 3 }

    private func draw(_ number: Int, in row: Rect, on canvas: inout Canvas) {
        let progress = state.progress(ofStep: number)
        let (mark, markStyle, style) = appearance(of: progress)
        canvas.put(mark, at: row.origin, style: markStyle)
        canvas.put(
            SafeText(number: number).padded(to: indent - 3, alignment: .right),
            at: row.origin.moved(right: 2), style: style)
        var right = row.right
        if progress == .running { right -= drawWait(in: row, on: &canvas) }
        let text = SafeText(untrusted: state.steps[number - 1].text, limit: 2_000)
        canvas.put(
            text.clipped(to: right - row.x - indent), at: row.origin.moved(right: indent),
            style: style)
    }

    private func appearance(
        of progress: PlaybackState.Progress
    ) -> (mark: SafeText, markStyle: Style, style: Style) {
        switch progress {
        case .ahead: (" ", .text, Style(.muted))
        case .running: (formatter.glyphs[.pointer], Style(.cursor), Style(.text, on: nil, .bold))
        case .passed: (formatter.glyphs[.finished], Style(.stateFinished), .text)
        case .failed: (formatter.glyphs[.failed], Style(.stateFailed), Style(.error))
        }
    }

    private static let barWidth = 10

    /// Draws the elapsed part and the rest of a wait at the end of a row; returns the width that they take.
    private func drawWait(in row: Rect, on canvas: inout Canvas) -> Int {
        guard let wait = state.wait else { return 0 }
        let filled = wait.passedParts(of: Self.barWidth, at: now)
        let left = SafeText(formatted: formatter.ages.string(until: wait.upperBound, now: now))
        let origin = Point(x: row.right - Self.barWidth - 1 - left.width, y: row.y)
        canvas.put(
            formatter.glyphs[.progress].repeated(filled), at: origin, style: Style(.accent))
        canvas.put(
            formatter.glyphs[.lineOffer].repeated(Self.barWidth - filled),
            at: origin.moved(right: filled), style: Style(.muted))
        canvas.put(left, at: origin.moved(right: Self.barWidth + 1), style: Style(.muted))
        return row.right - origin.x + 1
    }

    /// Returns the lines below the current step: what it expects, or the expectation that failed.
    private func details(width: Int) -> (lines: [SafeText], style: Style) {
        if case .failed(let failure)? = state.ending {
            return (
                formatter.text(.playbackFailure, failure.expected, failure.got)
                    .wrapped(to: width), Style(.error)
            )
        }
        guard state.isInProgress, let wanted = state.unnamedExpectations else {
            return ([], .text)
        }
        return (formatter.text(.playbackExpects, wanted).wrapped(to: width), Style(.muted))
    }
}
