import KioskPresentation
import StoreText
import TerminalGraphics

/// The text field in which a list is filtered.
struct FilterField: Hashable, Sendable {
    /// The typed text; nil without a filter.
    private(set) var text: String?
    private(set) var isTyping = false

    private static let limit = 100

    /// Whether the filter hides any items.
    var isActive: Bool { !(text?.isEmpty ?? true) }

    mutating func startTyping() {
        isTyping = true
        text = text ?? ""
    }

    /// Ends typing and keeps the text.
    mutating func stopTyping() {
        isTyping = false
        if text?.isEmpty ?? true { text = nil }
    }

    /// Ends typing and removes the filter.
    mutating func clear() { self = FilterField() }

    mutating func set(_ text: String?) { self.text = text.map { String($0.prefix(Self.limit)) } }

    mutating func type(_ more: String) {
        set((text ?? "") + more.filter { !$0.isNewline })
    }

    mutating func deleteLastCharacter() { set(String((text ?? "").dropLast())) }

    mutating func deleteLastWord() {
        var rest = (text ?? "")[...]
        while rest.last?.isWhitespace ?? false { rest.removeLast() }
        while let last = rest.last, !last.isWhitespace { rest.removeLast() }
        set(String(rest))
    }
}

// MARK: View

/// The filter line of a list: the text field, and the number of shown items.
struct FilterLine: ModelFormatting {
    let model: Model
    let shown: Int
    /// The number of all loaded items.
    let total: Int
    /// Whether there are more items that are not loaded.
    var hasMore = false
    /// Whether the number of all items is known.
    var isCounted = true
    /// A note about the list at the end of the line, shown if there is room.
    var remark = SafeText.empty

    func draw(in row: Rect, on canvas: inout Canvas) {
        guard let filter = model.filter else { return }
        canvas.fill(row, style: .text)
        let right = drawEnd(in: row, on: &canvas)
        var x = row.x + 1
        x += canvas.put("/ ", at: Point(x: x, y: row.y), style: Style(.hintKey))
        let room = max(right - x - 1, 0)
        guard let text = filter.text, filter.isTyping || !text.isEmpty else {
            canvas.put(
                formatter.text(.filter), at: Point(x: x, y: row.y), style: Style(.placeholder),
                maxWidth: room)
            return
        }
        // The end of the typed text stays visible.
        let typed = formatter.sanitized(text).keepingEnd(columns: max(room - 1, 0))
        x += canvas.put(typed, at: Point(x: x, y: row.y), style: Style(.input))
        if filter.isTyping { canvas.cursor = Point(x: x, y: row.y) }
    }

    /// Draws the number of items and an invalid part of the query; returns the column in which they begin.
    private func drawEnd(in row: Rect, on canvas: inout Canvas) -> Int {
        let count =
            isCounted
            ? formatter.text(
                .shownOf, formatter.counts.string(shown),
                formatter.counts.string(total) + (hasMore ? "+" : ""))
            : formatter.text(.loading)
        var pieces: TextBlock.Line = [(count, Style(.muted))]
        if let fault = model.screen.component.invalidFilterPart(in: model) {
            let text = formatter.marked(.warning, formatter.text(.filterUnknown, fault))
            pieces.insert((text + "  ", Style(.warning)), at: 0)
        } else if !remark.isEmpty, row.width >= 44 {
            pieces.append(("  " + remark, Style(.muted)))
        }
        var width = pieces.reduce(0) { $0 + $1.text.width }
        while pieces.count > 1, width > row.width - 16 { width -= pieces.removeFirst().text.width }
        var x = max(row.right - 1 - width, row.x)
        let start = x
        for piece in pieces {
            x += canvas.put(piece.text, at: Point(x: x, y: row.y), style: piece.style)
        }
        return start
    }
}
