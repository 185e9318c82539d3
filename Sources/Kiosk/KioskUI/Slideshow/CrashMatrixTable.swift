import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics

/// The table of designs and crash points; shows a part of the columns if not all fit.
struct CrashMatrixTable {
    let matrix: CrashMatrix
    let formatter: DisplayFormatter
    let design: CrashDesign
    let point: StagePoint

    /// The table's height: one row for the names of the designs, and one for each point.
    static let height = StagePoint.allCases.count + 1

    /// - Parameter rect: The area of the table; its height limits the visible rows.
    func draw(in rect: Rect, on canvas: inout Canvas) {
        let names = StagePoint.allCases.map { formatter.name(of: $0).width }
        let narrowest = narrowest
        let label = min((names.max() ?? 0) + 2, max(rect.width - 2 * narrowest, rect.width * 2 / 5))
        let window = window(within: rect.width - label, narrowest)
        let columns = window.designs
        canvas.put(
            sign(window.before, window.after).clipped(to: label - 1), at: rect.origin,
            style: Style(.muted))
        var x = rect.x + label
        for (design, width) in zip(columns, widths(of: columns, within: rect.width - label)) {
            draw(design, in: Rect(x: x, y: rect.y, width: width, height: rect.height), on: &canvas)
            x += width
        }
        for (row, point) in points(within: rect.height - 1).enumerated() {
            canvas.put(
                formatter.name(of: point).clipped(to: label - 1),
                at: Point(x: rect.x, y: rect.y + 1 + row),
                style: point == self.point ? Style(.accent, on: nil, .bold) : Style(.text))
        }
    }

    /// Draws a column: the design's name, and the fates of its purchases.
    private func draw(_ design: CrashDesign, in rect: Rect, on canvas: inout Canvas) {
        let isHere = design == self.design
        canvas.put(
            formatter.name(of: design).clipped(to: rect.width - 1), at: rect.origin,
            style: isHere ? Style(.accent, on: nil, [.bold, .underline]) : Style(.header))
        for (row, point) in points(within: rect.height - 1).enumerated() {
            let cell = Rect(x: rect.x, y: rect.y + 1 + row, width: rect.width, height: 1)
            draw(design, point, in: cell, on: &canvas)
        }
    }

    /// Returns equal widths if every text fits into them, otherwise the width of each column's texts if there is room.
    private func widths(of columns: [CrashDesign], within width: Int) -> [Int] {
        let equal = width / max(columns.count, 1)
        let wanted = columns.map { widest(of: $0) + 1 }
        // The last column needs no gap.
        let left = width - (wanted.reduce(0, +) - 1)
        guard left >= 0, wanted.contains(where: { $0 > equal }) else {
            return columns.map { _ in equal }
        }
        let more = left / max(columns.count, 1)
        return wanted.map { $0 + more }
    }

    /// Returns the width of the widest text in a design's column.
    private func widest(of design: CrashDesign) -> Int {
        let outcomes = StagePoint.allCases.compactMap { matrix[design, $0]?.outcome }
        let words = Set(outcomes).map { text($0, .max).width }
        return max(words.max() ?? 0, self.formatter.name(of: design).width)
    }

    private func draw(
        _ design: CrashDesign, _ point: StagePoint, in rect: Rect, on canvas: inout Canvas
    ) {
        guard let outcome = matrix[design, point]?.outcome else { return }
        let outcomeStyle = CrashOutcomeStyle(outcome)
        let isSelected = design == self.design && point == self.point
        let room = rect.width - 1
        let text = text(outcome, room).clipped(to: room)
        let style = Style(outcomeStyle.role, on: isSelected ? .selection : nil)
        canvas.put(isSelected ? text.padded(to: room) : text, at: rect.origin, style: style)
    }

    /// Returns glyph and name of a fate; uses a shorter name if the full one does not fit.
    private func text(_ outcome: CrashMatrixOutcome, _ room: Int) -> SafeText {
        let glyph = CrashOutcomeStyle(outcome).glyph
        let whole = formatter.marked(glyph, formatter.name(of: outcome))
        guard whole.width > room, outcome == .lostWithApp else { return whole }
        return formatter.marked(glyph, formatter.text(.stageOutcomeLostWithAppShort))
    }

    /// The narrowest column in which every text fits. The limit keeps more designs visible in languages with long
    /// texts.
    private var narrowest: Int {
        let outcomes = StagePoint.allCases.flatMap { point in
            CrashDesign.allCases.compactMap { matrix[$0, point]?.outcome }
        }
        return min((Set(outcomes).map { text($0, 0).width }.max() ?? 0) + 1, 14)
    }

    /// Returns the visible designs, with kiosk's own always last, and the numbers of hidden designs before and after.
    private func window(
        within width: Int, _ narrowest: Int
    ) -> (designs: [CrashDesign], before: Int, after: Int) {
        let all = CrashDesign.allCases
        let here = all.firstIndex(of: design) ?? 0
        let least = width >= Self.leastForTwo ? 2 : 1
        let count = min(max(width / max(narrowest, 1), least), all.count)
        guard count > 1 else { return ([design], here, all.count - 1 - here) }
        let others = all.filter { $0 != .kiosk }
        let room = count - 1
        let first = Scroll.top(
            0, selected: min(here, others.count - 1), count: others.count, height: room)
        let shown = others[first..<min(first + room, others.count)]
        return (shown + [.kiosk], first, others.count - first - shown.count)
    }

    /// The width from which kiosk's own design is shown beside the selected one, even if texts are clipped.
    private static let leastForTwo = 16

    /// Returns the note that more designs are hidden on either side.
    private func sign(_ before: Int, _ after: Int) -> SafeText {
        let sides = [
            before > 0 ? SafeText(untrusted: "←\(before)") : nil,
            after > 0 ? SafeText(untrusted: "\(after)→") : nil,
        ]
        return .joined(sides.compactMap { $0 }, separator: " ")
    }

    private func points(within height: Int) -> ArraySlice<StagePoint> {
        let all = StagePoint.allCases
        let count = min(max(height, 1), all.count)
        let here = all.firstIndex(of: point) ?? 0
        let first = Scroll.top(0, selected: here, count: all.count, height: count)
        return all[first..<min(first + count, all.count)]
    }
}

// MARK: Styles

/// The style of a purchase's fate: always a color, a glyph and a word together.
struct CrashOutcomeStyle {
    let role: Role
    let glyph: Glyph

    init(_ outcome: CrashMatrixOutcome) {
        (role, glyph) =
            switch outcome {
            case .notCharged: (.stateCancelled, .cancelled)
            case .settled: (.stateFinished, .finished)
            case .stuck: (.stateDeferred, .deferred)
            case .lost: (.stateFailed, .failed)
            case .lostWithApp: (.stateFailed, .unavailable)
            case .explained: (.stateRestored, .info)
            }
    }
}

// MARK: Timeline

/// The events of one purchase, each with its time, its side and its text.
struct CrashMatrixTimeline {
    let cell: CrashMatrixCell
    let formatter: DisplayFormatter

    /// A row: the time since the first event, the side and the event, with its style.
    struct Line {
        let time: SafeText
        let side: SafeText
        let text: SafeText
        let role: Role
    }

    var lines: [Line] {
        guard let start = cell.events.first?.at else { return [] }
        return cell.events.map { line in
            let time = SafeText(
                formatted: formatter.ages.precise(milliseconds: line.at.since(start)))
            switch line {
            case .event(let event, _):
                return Line(
                    time: time, side: formatter.text(.laneDevice), text: formatter.name(of: event),
                    role: event == .started ? .accent : .error)
            case .step(let step):
                let name = formatter.sanitized(formatter.messages.name(of: step.kind))
                let detail = formatter.sanitized(step.detail)
                return Line(
                    time: time, side: formatter.sanitized(formatter.messages.name(of: step.side)),
                    text: step.detail.isEmpty || step.kind != .numberIssued
                        ? name : "\(name) \(detail)",
                    role: role(of: step))
            }
        }
    }

    private func role(of step: HistoryStep) -> Role {
        switch step.kind {
        case .charged: .price
        case .granted, .alreadyGranted: .success
        default: step.side == .device ? .text : .muted
        }
    }

    func block(width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        let lines = lines
        let time = lines.map(\.time.width).max() ?? 0
        let side = lines.map(\.side.width).max() ?? 0
        for line in lines {
            block.add(line: [
                (line.time.padded(to: time, alignment: .right) + "  ", Style(.muted)),
                (line.side.padded(to: side + 2), Style(.muted)),
                (line.text, Style(line.role, on: nil, line.role == .error ? .bold : [])),
            ])
        }
        return block
    }
}
