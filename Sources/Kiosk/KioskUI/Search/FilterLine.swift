import StoreText
import TerminalGraphics

/// The filter line of a list: the text field, and the number of shown items.
struct FilterLine {
    let model: Model
    /// The number of shown items.
    let shown: Int
    /// The number of all items.
    let total: Int
    /// Whether the number of all items is known.
    var isCounted = true
    /// A note about the list at the end of the line, shown if there is room.
    var remark = SafeText.empty
    private var words: DisplayFormatter { model.words }

    func draw(in row: Rect, on canvas: inout Canvas) {
        guard let filter = model.filter else { return }
        canvas.fill(row, style: .text)
        let right = drawEnd(in: row, on: &canvas)
        var x = row.x + 1
        x += canvas.put("/ ", at: Point(x: x, y: row.y), style: Style(.hintKey))
        let room = max(right - x - 1, 0)
        guard let text = filter.text, filter.isTyping || !text.isEmpty else {
            canvas.put(
                words.say(.filter), at: Point(x: x, y: row.y), style: Style(.placeholder),
                maxWidth: room)
            return
        }
        // The end of the typed text stays visible.
        let typed = words.quote(text).keepingEnd(columns: max(room - 1, 0))
        x += canvas.put(typed, at: Point(x: x, y: row.y), style: Style(.input))
        if filter.isTyping { canvas.cursor = Point(x: x, y: row.y) }
    }

    /// Draws the number of items and an invalid part of the query; returns the column in which they begin.
    private func drawEnd(in row: Rect, on canvas: inout Canvas) -> Int {
        let count =
            isCounted
            ? words.say(.shownOf, words.counts.string(shown), words.counts.string(total))
            : words.say(.loading)
        var pieces: TextBlock.Line = [(count, Style(.muted))]
        if let fault = model.filterFault {
            let text = words.marked(.warning, words.say(.filterUnknown, fault))
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
