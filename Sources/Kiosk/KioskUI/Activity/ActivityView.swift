import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

struct ActivityView: TwoPaneView {
    let model: Model
    let layout: Layout

    var listFrame: PaneFrame {
        let (activity, snapshot) = (model.activity, model.engine.snapshot)
        let height = layout.activityRows.height / TransactionRowView.linesPerRow
        return PaneFrame(
            title: paneTitle(.paneTransactions),
            position: position(
                model.activityRow == nil ? nil : activity.selected + 1, of: model.activityCount,
                hasMore: snapshot.hasOlderRows),
            viewport: Viewport(top: activity.top, height: height, count: model.activityCount))
    }

    func drawList(on canvas: inout Canvas) {
        guard !model.engine.snapshot.rows.isEmpty else {
            return EmptyPane(lines: [formatter.text(.emptyActivity), model.howToBuy])
                .draw(in: layout.list, layout.density, on: &canvas)
        }
        let area = layout.activityRows
        let count = area.height / TransactionRowView.linesPerRow + 1
        let rows = model.activityRows(from: model.activity.top, count: count)
        if rows.isEmpty {
            let text = formatter.text(.emptyFilter).wrapped(to: max(area.width - 2, 1))
            canvas.put(text, in: area.inset(left: 1), style: Style(.muted))
        }
        var list = TransactionRowView(model: model)
        for (index, row) in rows.enumerated() {
            let y = area.y + index * TransactionRowView.linesPerRow
            let height = min(TransactionRowView.linesPerRow, area.bottom - y)
            let rect = Rect(x: area.x, y: y, width: area.width, height: height)
            let isSelected = model.activity.top + index == model.activity.selected
            list.draw(row, in: rect, isSelected: isSelected, on: &canvas)
        }
        drawHead(on: &canvas)
    }

    private func drawHead(on canvas: inout Canvas) {
        for item in ActivityFilterTabs(model).items {
            let isHere = item.part == model.activity.selectedFilter
            canvas.put(
                item.text, at: item.rect.origin,
                style: isHere ? Style(.accent, on: nil, [.bold, .underline]) : Style(.muted))
        }
        let isFull = layout.density == .full
        guard isFull || model.activity.filter.isTyping else { return }
        let line = FilterLine(
            model: model, shown: model.activityCount, total: model.engine.snapshot.rows.count,
            hasMore: model.engine.snapshot.hasOlderRows)
        line.draw(in: layout.list.row(isFull ? 1 : 0), on: &canvas)
    }
}

// MARK: Tabs

/// The tabs above Activity's list: each filter with its number of transactions, for drawing and for hit testing.
struct ActivityFilterTabs {
    let items: [(part: ActivityFilter, text: SafeText, rect: Rect)]

    init(_ model: Model) {
        guard model.layout.density == .full else {
            items = []
            return
        }
        let row = model.layout.list.row(0)
        var x = row.x + 1
        var items: [(part: ActivityFilter, text: SafeText, rect: Rect)] = []
        for part in ActivityFilter.allCases {
            let count = part.count(in: model.engine)
            // Empty tabs are hidden to save space, except the selected one.
            guard part == .all || count > 0 || part == model.activity.selectedFilter else {
                continue
            }
            let text = model.title(of: part)
            guard x + text.width < row.right else { break }
            items.append((part, text, Rect(x: x, y: row.y, width: text.width, height: 1)))
            x += text.width + 2
        }
        self.items = items
    }

    func filter(at point: Point) -> ActivityFilter? {
        items.first { $0.rect.contains(point) }?.part
    }
}

// MARK: List

/// Draws single transactions of Activity's list: glyph, title, age and state, and the stage on the second line.
struct TransactionRowView: ModelFormatting {
    /// The fixed height of a row, so that the mouse and the scrolling can compute positions without a search.
    static let linesPerRow = 2

    /// The width in cells up to which a title keeps its room; with less room the state moves to the second line.
    private static let titleRoom = 16

    let model: Model
    private var highlight: MatchHighlighter

    init(model: Model) {
        self.model = model
        highlight = MatchHighlighter(model.activity.query.words)
    }

    mutating func draw(
        _ row: TransactionRow, in rect: Rect, isSelected: Bool, on canvas: inout Canvas
    ) {
        guard rect.height > 0 else { return }
        let stateStyle = StateStyle(row)
        if isSelected {
            canvas.put(formatter.glyphs[.pointer], at: rect.origin, style: Style(.cursor))
        }
        canvas.put(glyph(of: row), at: rect.origin.moved(right: 1), style: Style(stateStyle.role))
        // The state moves to the second line if it does not fit beside the title.
        let isNarrow = rect.width < 32
        let (title, word) = (model.heading(of: row), formatter.text(stateStyle.word))
        let age = SafeText(formatted: formatter.ages.string(since: row.ageStart, now: model.now))
        var right = rect.right - 1
        if !isNarrow {
            right -= age.width
            canvas.put(age, at: Point(x: right, y: rect.y), style: Style(.muted))
            right -= 2
        }
        let room = right - rect.x - 4
        let isBelow = isNarrow || room - word.width < min(title.width, Self.titleRoom)
        if !isBelow {
            right -= word.width
            canvas.put(word, at: Point(x: right, y: rect.y), style: Style(stateStyle.role))
        }
        let shown = title.clipped(to: max(right - rect.x - 4, 0))
        let style = Style(.text, on: nil, isSelected ? .bold : [])
        canvas.put(highlight.pieces(shown, style), at: rect.origin.moved(right: 3))
        if rect.height > 1 {
            let lineRole: Role = row.isLate(at: model.now) ? .warning : .muted
            let isSaid = word == formatter.text(row.stageWord)
            let below =
                isBelow && (isNarrow || !isSaid)
                ? (word, stateStyle.role) : (line(of: row), lineRole)
            canvas.put(
                below.0.clipped(to: max(rect.width - 6, 0)),
                at: rect.origin.moved(right: 5, down: 1), style: Style(below.1))
        }
        if isSelected { canvas.setBackground(.selection, in: rect) }
    }

    private func line(of row: TransactionRow) -> SafeText {
        if row.isLate(at: model.now) { return formatter.text(.late) }
        return formatter.nextTry(of: row, at: model.now)
            ?? formatter.text(row.stageWord, andChargeOf: row)
    }
}
