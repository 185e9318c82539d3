import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics

/// A subscription as a horizontal timeline: its periods with today marked, the dates of its ends, and a legend.
/// ```
///          ▴          today ▼
/// ├░░┼━━━━━━━┼━━━━━━━┼━━━━━━───┤
/// Nov 22, 2026      Mar 29, 2027
/// ░░ offer  ━━ paid  ── paid ahead
/// ```
struct SubscriptionTimeline {
    let formatter: DisplayFormatter
    let history: SubscriptionHistory
    let now: Timestamp
    /// The row ID of the transaction whose period is highlighted.
    let rowID: String?
    let width: Int

    /// The minimum number of columns for each period; earlier periods without room are omitted.
    private static let columnsPerPeriod = 3

    /// The most recent segments, as far as there is room for them.
    private var shown: ArraySlice<SubscriptionHistory.Segment> {
        history.segments.suffix(max(width / Self.columnsPerPeriod, 2))
    }

    var omittedCount: Int { history.segments.count - shown.count }

    /// The mapping of times to columns.
    var scale: TimeScale {
        TimeScale(from: shown.first?.start ?? now, to: history.end, width: width)
    }

    /// The lines from the marks down to the legend; empty for a history without periods.
    var lines: [TextBlock.Line] {
        guard !shown.isEmpty else { return [] }
        return [marks, line] + days + legend
    }

    // MARK: Timeline

    private var line: TextBlock.Line {
        let (scale, today) = (scale, scale.column(of: now))
        var cells: TextBlock.Line = Array(repeating: (" ", Style(.border)), count: width)
        var end = 0
        for segment in shown {
            let first = scale.column(of: segment.start)
            let isLast = segment.end >= history.end
            let last = isLast ? width - 1 : max(scale.column(of: segment.end), first)
            for x in first...last {
                cells[x] = cell(segment, isAhead: x > today && segment.end > now)
            }
            let isJoined = end == first && first > 0 || shown.first != segment && end >= first
            cells[first] = (isJoined ? "┼" : "├", Style(.border))
            if last > first { cells[last] = ("┤", Style(.border)) }
            end = last
        }
        return cells
    }

    private func cell(
        _ segment: SubscriptionHistory.Segment, isAhead: Bool
    ) -> (text: SafeText, style: Style) {
        let isChosen = rowID != nil && segment.rowID == rowID
        let appearance = segment.billingState.look
        let glyph = isAhead && segment.billingState == .paid ? Glyph.lineAhead : appearance.glyph
        return (formatter.glyphs[glyph], Style(appearance.role, on: nil, isChosen ? .reverse : []))
    }

    // MARK: Marks above the timeline

    /// The marks of events other than renewals, and the mark of today with its word if there is room for it.
    private var marks: TextBlock.Line {
        let (scale, style) = (scale, Style(.accent, on: nil, .bold))
        var marks: [Int: (text: SafeText, style: Style)] = [:]
        for event in history.events where event.kind.isMarked && event.at >= scale.start {
            let look = event.kind.look
            marks[scale.column(of: event.at)] = (formatter.glyphs[look.glyph], Style(look.role))
        }
        let today = scale.column(of: now)
        marks[today] = (formatter.glyphs[.arrowDown], style)
        let word = formatter.text(.lineToday)
        let starts = [today - 1 - word.width, today + 2]
        if let start = starts.first(where: { isFree($0..<$0 + word.width, marks.keys) }) {
            marks[start] = (word, style)
        }
        var line = DiagramLine()
        for (column, mark) in marks.sorted(by: { $0.key < $1.key }) {
            line.put(mark.text, at: column, mark.style)
        }
        line.put(.empty, at: width, Style.text)
        return line.pieces
    }

    private func isFree(_ range: Range<Int>, _ marked: some Collection<Int>) -> Bool {
        guard range.lowerBound >= 0, range.upperBound <= width else { return false }
        // One of the adjacent cells is the mark of today.
        let around = range.lowerBound - 1..<range.upperBound + 1
        return marked.count(where: around.contains) <= 1 && !marked.contains(where: range.contains)
    }

    // MARK: Dates and legend

    private var days: [TextBlock.Line] {
        let first = SafeText(formatted: formatter.times.day(scale.start))
        let last = SafeText(formatted: formatter.times.day(scale.end))
        let muted = Style(.muted)
        let gap = width - first.width - last.width
        let line: TextBlock.Line =
            gap > 0
            ? [(first, muted), ((" " as SafeText).repeated(gap), .text), (last, muted)]
            : [(last.padded(to: width, alignment: .right), muted)]
        guard omittedCount > 0 else { return [line] }
        let text = formatter.text(.lineEarlier, formatter.counts.string(omittedCount))
        return [line, [(text.clipped(to: width), muted)]]
    }

    /// The legend of the used glyphs, in as many lines as needed.
    private var legend: [TextBlock.Line] {
        var lines: [TextBlock.Line] = [[]]
        var used = 0
        for (glyph, role, word) in signs {
            let sign = formatter.glyphs[glyph].repeated(2) + " "
            let text = formatter.text(word)
            if used > 0, used + 2 + sign.width + text.width > width {
                lines.append([])
                used = 0
            }
            let gap: SafeText = used > 0 ? "  " : ""
            lines[lines.count - 1] += [(gap + sign, Style(role)), (text, Style(.muted))]
            used += gap.width + sign.width + text.width
        }
        return lines
    }

    private var signs: [(glyph: Glyph, role: Role, word: TextKey)] {
        let states = Set(shown.map(\.billingState))
        let past = SubscriptionHistory.BillingState.allCases.filter(states.contains).map(\.look)
        let isAhead = shown.contains { $0.billingState == .paid && $0.end > now }
        return past + (isAhead ? [(.lineAhead, .stateFinished, .lineAhead)] : [])
    }
}

extension SubscriptionHistory.BillingState {
    /// The glyph, color and text of segments with this state.
    var look: (glyph: Glyph, role: Role, word: TextKey) {
        switch self {
        case .paid: (.linePaid, .stateFinished, .linePaid)
        case .offer: (.lineOffer, .badgeSubscription, .lineOffer)
        case .grace: (.lineGrace, .warning, .lineGrace)
        case .retry: (.lineRetry, .stateFailed, .lineRetry)
        case .refunded: (.lineRefunded, .stateRefunded, .lineRefunded)
        }
    }
}

// MARK: Scale

/// Maps times to the columns of a line, monotonically and within the line.
struct TimeScale: Hashable, Sendable {
    /// The time at the left end of the line.
    let start: Timestamp
    /// The time at the right end of the line; never before the start.
    let end: Timestamp
    /// The number of columns, at least one.
    let width: Int

    init(from start: Timestamp, to end: Timestamp, width: Int) {
        self.start = start
        self.end = max(start, end)
        self.width = max(width, 1)
    }

    /// Returns the column of a time; times outside the range map to the first or the last column.
    func column(of moment: Timestamp) -> Int {
        let (length, passed) = (end.since(start), moment.since(start))
        guard passed > 0, length > 0 else { return 0 }
        guard passed < length else { return width - 1 }
        // The floating-point quotient is monotonic in the time, so columns are never out of order.
        return min(Int(Double(passed) / Double(length) * Double(width)), width - 1)
    }

    /// Returns the time at which a moving mark has advanced by one column; nil for a line without a duration.
    func step(after moment: Timestamp) -> Timestamp? {
        let length = end.since(start) / Int64(width)
        return length > 0 ? moment.adding(milliseconds: length) : nil
    }
}
