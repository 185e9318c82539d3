import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// The columns of Activity's list in a window with room for column titles: product, price, state, order number and
/// time.
///
/// The columns are as wide in every visible row. Where they leave too little room for the title, the order number is
/// left out first, because the detail has it. Then the others become as narrow as the visible texts, with short dates.
/// If that is not enough, the time and then the state are left out, and the price last.
struct TransactionColumns: ModelFormatting {
    private enum Column: CaseIterable {
        case price, state, order, time

        var title: TextKey {
            switch self {
            case .price: .labelPrice
            case .state: .labelState
            case .order: .logOrder
            case .time: .logTime
            }
        }
    }

    /// A text in a column, and its color.
    private typealias Cell = (text: SafeText, role: Role)

    /// The width of a title below which the columns are narrowed, and the one below which a column is left out then.
    private static let (usualTitle, leastTitle) = (10, 8)
    /// The column in which the titles begin, after the pointer and the glyph.
    private static let start = 3

    let model: Model
    private let rows: [TransactionRow]
    private let width: Int
    private let gap: Int
    /// The texts of each row, formatted once for the layout and the drawing.
    private var cells: [[Column: Cell]] = []
    /// The shown columns with their distances from the beginning of a row, from left to right.
    private var columns: [(column: Column, x: Int, width: Int)] = []
    /// The end of the titles.
    private var titleEnd = 0
    private var highlight: MatchHighlighter

    /// Lays out the columns for the visible rows, which have this width.
    init(model: Model, rows: [TransactionRow], width: Int) {
        self.model = model
        self.rows = rows
        self.width = width
        gap = width < 59 ? 1 : 2
        highlight = MatchHighlighter(model.activity.query.words)
        cells = rows.map { row in
            Dictionary(uniqueKeysWithValues: Column.allCases.map { ($0, cell(of: row, in: $0)) })
        }
        var least = [Column.price: 7, .time: 10]
        least[.state] = Self.commonStates.map { formatter.text($0).width }.max()
        var widths = widths(atLeast: least)
        var shown = Column.allCases
        if room(beside: shown, widths) < Self.usualTitle { shown.removeAll { $0 == .order } }
        if room(beside: shown, widths) < Self.usualTitle {
            for (index, row) in rows.enumerated() {
                cells[index][.time]?.text = model.columnTime(of: row, isShort: true)
            }
            widths = self.widths(atLeast: [:])
        }
        for dropped in [Column.time, .state, .price] {
            guard room(beside: shown, widths) < Self.leastTitle else { break }
            shown.removeAll { $0 == dropped }
        }
        titleEnd = Self.start + room(beside: shown, widths)
        var x = titleEnd
        for column in shown {
            x += gap
            columns.append((column, x, widths[column] ?? 0))
            x += widths[column] ?? 0
        }
    }

    /// The states for whose names the column has room even while no visible row has them.
    private static let commonStates: [TextKey] = [
        .statePurchasing, .stateDeferred, .statePurchased, .stateFinished, .stateFailed,
        .stateRestored, .stepRenewed, .stageRefunded, .stageCancelled,
    ]

    /// Returns the widths of the columns, which have room for their titles and the visible texts.
    ///
    /// - Parameter least: The widths that columns have even if all texts are shorter, so that they seldom change.
    private func widths(atLeast least: [Column: Int]) -> [Column: Int] {
        Dictionary(
            uniqueKeysWithValues: Column.allCases.map { column in
                let texts = [columnTitle(column)] + cells.compactMap { $0[column]?.text }
                let widest = texts.map(\.width).max() ?? 0
                return (column, min(max(least[column] ?? 0, widest), 16))
            })
    }

    /// Returns the width that is left for the titles.
    private func room(beside shown: [Column], _ widths: [Column: Int]) -> Int {
        // The last column of a row stays blank.
        shown.reduce(width - 1 - Self.start) { $0 - gap - (widths[$1] ?? 0) }
    }

    private func columnTitle(_ column: Column) -> SafeText { formatter.heading(column.title) }

    // MARK: Drawing

    func drawTitles(in row: Rect, on canvas: inout Canvas) {
        let style = Style(.header, on: nil, .bold)
        canvas.put(
            formatter.heading(.disputeWhat), at: row.origin.moved(right: Self.start), style: style,
            maxWidth: titleEnd - Self.start)
        for (column, x, width) in columns {
            put(columnTitle(column), style, in: column, x: x, width: width, row, on: &canvas)
        }
    }

    /// Draws the row at an index: its columns, and a second line where that adds a fact.
    mutating func draw(_ index: Int, in rect: Rect, isSelected: Bool, on canvas: inout Canvas) {
        let transaction = rows[index]
        guard rect.height > 0 else { return }
        drawSigns(of: transaction, in: rect, isSelected: isSelected, on: &canvas)
        drawTitle(of: transaction, in: rect, isSelected: isSelected, on: &canvas)
        for (column, x, width) in columns {
            guard let (text, role) = cells[index][column] else { continue }
            put(text, Style(role), in: column, x: x, width: width, rect, on: &canvas)
        }
        if rect.height > 1 {
            let (note, role) = model.note(of: transaction)
            canvas.put(
                note.clipped(to: max(rect.width - 6, 0)), at: rect.origin.moved(right: 5, down: 1),
                style: Style(role))
        }
        if isSelected { canvas.setBackground(.selection, in: rect) }
    }

    /// Draws the title, which is clipped so that the quantity after it stays visible.
    private mutating func drawTitle(
        of transaction: TransactionRow, in rect: Rect, isSelected: Bool, on canvas: inout Canvas
    ) {
        let quantity: SafeText =
            transaction.quantity > 1
            ? " \(formatter.glyphs[.multiply])\(transaction.quantity)" : .empty
        let name = formatter.sanitized(model.title(of: transaction))
            .clipped(to: max(titleEnd - Self.start - quantity.width, 0))
        let style = Style(.text, on: nil, isSelected ? .bold : [])
        let pieces = highlight.pieces(name, style) + [(quantity, style)]
        canvas.put(pieces, at: rect.origin.moved(right: Self.start))
    }

    private func put(
        _ text: SafeText, _ style: Style, in column: Column, x: Int, width: Int, _ row: Rect,
        on canvas: inout Canvas
    ) {
        let isNumber = column == .price || column == .time
        let shown = text.clipped(to: width).padded(to: width, alignment: isNumber ? .right : .left)
        canvas.put(shown, at: row.origin.moved(right: x), style: style)
    }

    private func cell(of row: TransactionRow, in column: Column) -> Cell {
        switch column {
        case .price: (row.charge.map { formatter.price($0) } ?? .empty, .price)
        case .state: (formatter.text(row.stateWord), StateStyle(row).role)
        case .order: (formatter.sanitized(row.merchantOrder?.rawValue ?? ""), .muted)
        case .time: (model.columnTime(of: row), .muted)
        }
    }
}

extension ModelFormatting {
    /// Draws the pointer, the state's glyph and the mark of a transaction at the beginning of its row.
    func drawSigns(
        of row: TransactionRow, in rect: Rect, isSelected: Bool, on canvas: inout Canvas
    ) {
        if isSelected {
            canvas.put(formatter.glyphs[.pointer], at: rect.origin, style: Style(.cursor))
        }
        canvas.put(
            glyph(of: row), at: rect.origin.moved(right: 1), style: Style(StateStyle(row).role))
        guard model.activity.marks.contains(row.id) else { return }
        canvas.put(
            formatter.glyphs[.mark], at: rect.origin.moved(right: 2),
            style: Style(.accent, on: nil, .bold))
    }
}

extension Model {
    /// Returns the time of a transaction on the day of the store's clock, or the date of another day.
    ///
    /// - Parameter isShort: Whether a date is shortened to month and day, or to year and month in another year.
    func columnTime(of row: TransactionRow, isShort: Bool = false) -> SafeText {
        let moment = row.purchasedAt ?? row.startedAt
        let today = row.purchasedAt == nil ? now : max(storeNow, moment)
        return SafeText(
            formatted: formatter.times.clockOrDate(moment, now: today, isShort: isShort))
    }

    /// Returns whether a transaction has a second line, which adds a fact to the columns: a failure, the next attempt,
    /// or that it is late.
    func hasNote(_ row: TransactionRow) -> Bool {
        row.isLate(at: now) || row.isOpen && row.retryAt != nil
            || [.declined, .quarantined].contains(row.stage)
    }

    /// Returns the second line of a transaction: that it is late, its next attempt, or its stage and charge.
    func note(of row: TransactionRow) -> (text: SafeText, role: Role) {
        if row.isLate(at: now) { return (formatter.text(.late), .warning) }
        let text =
            formatter.nextTry(of: row, at: now)
            ?? formatter.text(row.stageWord, andChargeOf: row)
        return (text, .muted)
    }
}
