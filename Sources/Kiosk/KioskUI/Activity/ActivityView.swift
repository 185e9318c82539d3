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
        let (area, visible) = (layout.activityRows, model.visibleTransactions)
        // The last page may have fewer transactions than rows.
        let isEnd =
            activity.top + visible.count >= model.activityCount
            && visible.last.map { $0.rect.height == 2 || !model.hasNote($0.row) } ?? true
        let below = isEnd ? 0 : max(model.activityCount - activity.top - area.height, 1)
        return PaneFrame(
            title: paneTitle(.paneTransactions),
            position: position(
                model.activityRow == nil ? nil : activity.selected + 1, of: model.activityCount,
                hasMore: snapshot.hasOlderRows),
            viewport: Viewport(
                top: activity.top, height: area.height, count: activity.top + area.height + below))
    }

    func drawList(on canvas: inout Canvas) {
        guard !model.engine.snapshot.rows.isEmpty else {
            return EmptyPane(lines: [formatter.text(.emptyActivity), model.howToBuy])
                .draw(in: layout.list, layout.density, on: &canvas)
        }
        let area = layout.activityRows
        let visible = model.visibleTransactions
        if visible.isEmpty {
            let text = formatter.text(.emptyFilter).wrapped(to: max(area.width - 2, 1))
            canvas.put(text, in: area.inset(left: 1), style: Style(.muted))
        }
        let isFull = layout.density == .full
        var columns = TransactionColumns(
            model: model, rows: isFull ? visible.map(\.row) : [], width: area.width)
        var small = TransactionRowView(model: model)
        for (index, (row, rect)) in visible.enumerated() {
            let isSelected = model.activity.top + index == model.activity.selected
            if isFull {
                columns.draw(index, in: rect, isSelected: isSelected, on: &canvas)
            } else {
                small.draw(row, in: rect, isSelected: isSelected, on: &canvas)
            }
        }
        if isFull, !visible.isEmpty {
            columns.drawTitles(in: layout.list.row(2), on: &canvas)
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

/// Draws single transactions of Activity's list in a small window: glyph, title, age and state, and the stage on the
/// second line.
struct TransactionRowView: ModelFormatting {
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
        drawSigns(of: row, in: rect, isSelected: isSelected, on: &canvas)
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
            let isSaid = word == formatter.text(row.stageWord)
            let below =
                isBelow && (isNarrow || !isSaid)
                ? (word, stateStyle.role) : model.note(of: row)
            canvas.put(
                below.0.clipped(to: max(rect.width - 6, 0)),
                at: rect.origin.moved(right: 5, down: 1), style: Style(below.1))
        }
        if isSelected { canvas.setBackground(.selection, in: rect) }
    }
}
