import TerminalGraphics

/// One of the columns in which a screen shows the rows of a list. Each column has its own range of the rows and its own
/// scroll offset.
///
/// `State` is the state of the screen, which stores the scroll offsets.
struct ListColumn<State> {
    /// The heading of the first rows, if it is the title of the column's frame and not one of the rows.
    var heading: SafeText?
    /// The positions of the column's rows in the list.
    let rows: Range<Int>
    /// The part of the screen in which the rows are drawn.
    let area: Rect
    /// The property of the state with the scroll offset: the number of the column's rows above the first visible one.
    let top: WritableKeyPath<State, Int>

    /// Returns the rows that are visible at the scroll offset of a state.
    func visibleRows(in state: State) -> Range<Int> {
        rows.dropFirst(min(state[keyPath: top], max(rows.count - area.height, 0)))
            .prefix(area.height)
    }

    /// Returns the row at a point of the area; empty below the last row.
    func row(at point: Point, in state: State) -> Range<Int> {
        visibleRows(in: state).dropFirst(point.y - area.y).prefix(1)
    }

    /// Scrolls as little as possible so that a row is visible.
    ///
    /// - Parameter isFirst: Whether no row above it can be selected; it is then shown together with these rows.
    func scroll(to selected: Int, isFirst: Bool, in state: inout State) {
        state[keyPath: top] =
            isFirst
            ? 0
            : Scroll.top(
                state[keyPath: top], selected: selected - rows.lowerBound, count: rows.count,
                height: area.height)
    }
}

/// The rows of a list, its selection and its scroll offset.
///
/// When the rows change, the selection stays on its item, or moves to the nearest remaining one if the item is gone.
struct ListState<ID: Hashable & Sendable>: Sendable {
    /// The ID of each row's item; nil for a row that cannot be selected.
    private(set) var rows: [ID?] = []
    var top = 0
    /// The positions of the selectable rows in ``rows``.
    private var selectableRows: [Int] = []
    /// The position of the selected row in ``selectableRows``, which also distinguishes rows with equal IDs.
    private var position = 0

    /// The IDs of the selectable rows, in display order.
    var ids: [ID] { rows.compactMap(\.self) }

    var count: Int { selectableRows.count }

    /// The position of the selected row in ``rows``; nil if no row can be selected.
    var selectedRow: Int? {
        selectableRows.indices.contains(position) ? selectableRows[position] : nil
    }

    var selectedID: ID? { selectedRow.flatMap { rows[$0] } }

    /// The number of the selected row among the selectable ones, counted from 1; nil if no row can be selected.
    var selectedNumber: Int? { count > 0 ? position + 1 : nil }

    func isSelected(in range: Range<Int>) -> Bool { selectedRow.map(range.contains) ?? false }

    /// Returns the number of selectable rows in a range.
    func count(in range: Range<Int>) -> Int { rows[range].count { $0 != nil } }

    /// Returns the number of the selected row among the selectable ones of a range; nil if it is not in the range.
    func selectedNumber(in range: Range<Int>) -> Int? {
        guard let row = selectedRow, range.contains(row) else { return nil }
        return count(in: range.lowerBound..<row + 1)
    }

    /// Whether no selectable row follows the selected one.
    var isAtEnd: Bool { position >= count - 1 }

    /// Replaces the rows and keeps the selection on its item, or on the nearest remaining one if the item is gone.
    mutating func update(_ rows: [ID?]) {
        guard rows != self.rows else { return }
        let before = self
        self.rows = rows
        selectableRows = rows.indices.filter { rows[$0] != nil }
        if let id = before.selectedID, select(id) { return }
        let positions = Dictionary(ids.enumerated().map { ($1, $0) }) { first, _ in first }
        // The items after the selected one, then those before it, the nearest first.
        let neighbors = before.ids.dropFirst(position) + before.ids.prefix(position).reversed()
        position =
            neighbors.lazy.compactMap { positions[$0] }.first
            ?? max(min(position, count - 1), 0)
    }

    /// Moves the selection by a row or a page, or to the first or last row.
    mutating func move(_ action: Action, page: Int) {
        position = Scroll.moved(position, action, count: count, page: page)
    }

    /// Moves the selection by a row within a column, or into it: to its first visible row that can be selected.
    mutating func move(_ action: Action, within rows: Range<Int>, top: Int) {
        guard isSelected(in: rows) else {
            if !selectFirst(in: rows.dropFirst(top)) { selectFirst(in: rows) }
            return
        }
        let before = position
        move(action, page: 1)
        if !isSelected(in: rows) { position = before }
    }

    /// Selects the first row of an item; returns whether there is one.
    @discardableResult
    mutating func select(_ id: ID) -> Bool {
        rows.firstIndex(of: id).map { selectFirst(in: $0..<$0 + 1) } ?? false
    }

    /// Selects the first selectable row in a range; returns whether there is one.
    @discardableResult
    mutating func selectFirst(in range: Range<Int>) -> Bool {
        guard let first = selectableRows.firstIndex(where: range.contains) else { return false }
        position = first
        return true
    }

    /// Selects the row under the mouse; returns whether it can be selected.
    @discardableResult
    mutating func select(at point: Point, in rect: Rect) -> Bool {
        guard rect.contains(point) else { return false }
        let row = top + point.y - rect.y
        return selectFirst(in: row..<row + 1)
    }

    /// Scrolls as little as possible so that the selection is visible. The rows above the first selectable row are
    /// shown together with it, and so are those below the last one.
    mutating func scrollToSelection(height: Int) {
        let selected = selectedRow ?? 0
        top = Scroll.top(top, selected: selected, count: rows.count, height: height)
        if position == 0, height > 1 { top = 0 }
        if isAtEnd {
            top = max(top, min(max(rows.count - height, 0), selected))
        }
    }
}
