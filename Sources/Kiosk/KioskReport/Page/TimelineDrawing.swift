import KioskPresentation
import StoreModel
import TerminalGraphics

/// Draws a timeline as SVG: time runs downwards, and device, store and merchant have parallel lanes.
struct TimelineDrawing {
    let timeline: OrderTimeline
    let formatter: PageFormatter

    private static let width = 480
    private static let lanes: [HistoryStep.Side: Int] = [.device: 40, .store: 100, .merchant: 160]
    private static let sides: [HistoryStep.Side] = [.device, .store, .merchant]
    private static let textColumn = 190
    private static let head = 48
    private static let pitch = 36
    /// The additional space at a pause.
    private static let gap = 26
    /// The shortest pause that is shown, in milliseconds.
    private static let pause: Int64 = 30_000
    private static let labelLimit = 44

    var svg: HTMLText {
        let rows = rowPositions
        let height = (rows.last ?? Self.head) + 28
        let title = HTMLText.tag(
            "title", [:], "Timeline of device, store and merchant, from top to bottom")
        let bars = timeline.bars.enumerated().map { bar($1, column: $0, rows, height) }
        let moments = zip(timeline.moments.indices, rows).map { moment($0, at: $1) }
        return HTMLText.tag(
            "svg", ["viewBox": "0 0 \(Self.width) \(height)", "role": "img"],
            .joined([title, lanes(height)] + bars + gaps(rows) + moments, separator: "\n"))
    }

    /// The vertical positions of the moments.
    private var rowPositions: [Int] {
        var (positions, y) = ([Int](), Self.head)
        for (index, pause) in pauses.enumerated() {
            if index > 0 { y += Self.pitch + (pause == nil ? 0 : Self.gap) }
            positions.append(y)
        }
        return positions
    }

    /// The pause before each moment; nil if it was short.
    ///
    /// The store's clock may differ from the device's. So each moment is compared with the previous one on the same
    /// clock, minus the time that has passed on the other clock since then.
    private var pauses: [Int64?] {
        var elapsed: Int64 = 0
        var last: [Bool: (at: Timestamp, elapsed: Int64)] = [:]
        return timeline.moments.map { moment in
            let before = last[moment.isOnStoreClock]
            let time = before.map { moment.at.since($0.at) - (elapsed - $0.elapsed) } ?? 0
            elapsed += max(time, 0)
            last[moment.isOnStoreClock] = (moment.at, elapsed)
            return time >= Self.pause ? time : nil
        }
    }

    private func lanes(_ height: Int) -> HTMLText {
        .joined(
            Self.sides.flatMap { side -> [HTMLText] in
                let x = Self.lanes[side] ?? 0
                return [
                    line("lane", x, 24, x, height - 6),
                    HTMLText.tag(
                        "text",
                        ["class": "small", "x": "\(x)", "y": "15", "text-anchor": "middle"],
                        HTMLText(side.rawValue)),
                ]
            })
    }

    private func bar(
        _ bar: OrderTimeline.Bar, column: Int, _ rows: [Int], _ height: Int
    ) -> HTMLText {
        let top = bar.first.map { rows[$0] } ?? 24
        let bottom = bar.last.map { rows[$0] } ?? height - 6
        return HTMLText.tag(
            "rect",
            [
                "class": "fault", "x": "\(4 + column * 8)", "y": "\(top)", "width": "5",
                "height": "\(max(4, bottom - top))",
            ], HTMLText.tag("title", [:], HTMLText(bar.text)))
    }

    private func gaps(_ rows: [Int]) -> [HTMLText] {
        zip(rows, pauses).compactMap { row, pause in
            pause.map { time in
                let y = row - Self.pitch / 2 - Self.gap / 2
                let cuts = Self.sides.map { side in
                    line("gap", Self.lanes[side] ?? 0, y - 6, Self.lanes[side] ?? 0, y + 6)
                }
                let later = "⋮ \(formatter.duration(time)) later"
                return .joined(cuts + [text("small", Self.textColumn, y + 4, later)])
            }
        }
    }

    private func moment(_ index: Int, at y: Int) -> HTMLText {
        let moment = timeline.moments[index]
        return moment.record.kind == .mark ? mark(moment, y) : step(moment, index, y)
    }

    private func mark(_ moment: OrderTimeline.Moment, _ y: Int) -> HTMLText {
        let isCrash = moment.record.text("what") == "crash"
        let label = text(
            isCrash ? "bad" : "warn", Self.textColumn, y + 1, markLabel(moment.record))
        let cross = isCrash ? line("crash", 28, y, 172, y) : HTMLText.empty
        let time = text("small", Self.textColumn, y + 16, formatter.clock(moment.at))
        return .joined([cross, label, time])
    }

    private func markLabel(_ record: ReportRecord) -> String {
        let text = record.text("text") ?? ""
        return switch record.text("what") {
        case "crash": "✗ " + text
        case "launch": "↻ " + text
        case "fault": "⚠ " + text
        default: text
        }
    }

    private func step(_ moment: OrderTimeline.Moment, _ index: Int, _ y: Int) -> HTMLText {
        let record = moment.record
        let side = record.text("side").flatMap { HistoryStep.Side(rawValue: $0) } ?? .device
        let kind = record.text("what").flatMap { HistoryStep.Kind(rawValue: $0) }
        let dot = HTMLText.tag(
            "circle",
            [
                "class": tone(kind), "cx": "\(Self.lanes[side] ?? 0)", "cy": "\(y)",
                "r": "6",
            ])
        let isNewDay =
            index == 0
            || formatter.day(timeline.moments[index - 1].at) != formatter.day(moment.at)
        let time = isNewDay ? formatter.time(moment.at) : formatter.clock(moment.at)
        let details = [time, formatter.detail(record)].compactMap { $0 }.joined(separator: " · ")
        return .joined([
            arrow(kind, from: side, y), dot,
            text("step", Self.textColumn, y + 1, formatter.step(record.text("what") ?? "")),
            text("small", Self.textColumn, y + 16, details),
        ])
    }

    private func tone(_ kind: HistoryStep.Kind?) -> String {
        switch kind?.role {
        case .stateFailed: "dot bad"
        case .stateUnknown, .stateDeferred, .stateRefunded: "dot warn"
        case .stateFinished, .stateRestored: "dot good"
        default: "dot"
        }
    }

    /// Draws the arrow of a call or its response between two lanes, as the interface does.
    private func arrow(
        _ kind: HistoryStep.Kind?, from side: HistoryStep.Side, _ y: Int
    ) -> HTMLText {
        guard let arrow = kind?.arrow, let other = arrow.otherSide, other != side,
            let here = Self.lanes[side], let there = Self.lanes[other]
        else { return .empty }
        let step = here < there ? 1 : -1
        switch arrow {
        case .none: return .empty
        case .to:
            return .joined([line("arrow", here, y, there - 8 * step, y), point(there, y, step)])
        case .from:
            let end = here + 7 * step
            return .joined([line("arrow", there, y, end + 8 * step, y), point(end, y, -step)])
        case .lost:
            let end = there - 24 * step
            return .joined([
                line("arrow", there, y, end, y), line("crash", end - 5, y - 5, end + 5, y + 5),
                line("crash", end - 5, y + 5, end + 5, y - 5),
            ])
        }
    }

    /// Draws the head of an arrow that points in the direction of `step` and ends at a point.
    private func point(_ x: Int, _ y: Int, _ step: Int) -> HTMLText {
        let back = x - 8 * step
        return HTMLText.tag(
            "polygon", ["class": "head", "points": "\(x),\(y) \(back),\(y - 4) \(back),\(y + 4)"])
    }

    private func line(
        _ name: String, _ x1: Int, _ y1: Int, _ x2: Int, _ y2: Int
    ) -> HTMLText {
        HTMLText.tag(
            "line",
            ["class": name, "x1": "\(x1)", "y1": "\(y1)", "x2": "\(x2)", "y2": "\(y2)"])
    }

    private func text(_ name: String, _ x: Int, _ y: Int, _ text: String) -> HTMLText {
        let isLong = text.unicodeScalars.count > Self.labelLimit
        let shown = isLong ? String(text.prefix(Self.labelLimit - 1)) + "…" : text
        return HTMLText.tag(
            "text", ["class": name, "x": "\(x)", "y": "\(y)"], HTMLText(shown, limit: 200))
    }
}
