import KioskPresentation
import TerminalGraphics

/// The frame of a pane: a line on top with the pane's title and position, and a scroll thumb at its right edge.
///
/// The line replaces a rule above the pane, and the thumb is drawn on the divider or the margin beside it, so that a
/// frame takes no room from the content. The content leaves its last column blank, so that no text touches the thumb.
struct PaneFrame {
    var title: SafeText
    /// The position in the content, such as “3/24”; shown at the end of the line if there is room.
    var position: SafeText?
    /// Whether the keys act on this pane and not on one beside it.
    var isFocused = false
    /// The shown part of the content; nil for content that is never scrolled.
    var viewport: Viewport?

    /// Returns the area of the content in a pane with its line on top and the column of the thumb at its end.
    static func content(of pane: Rect) -> Rect { pane.inset(top: 1, right: 1) }

    /// Draws the frame over a pane and returns the area of its content; lines that meet the frame's line are joined.
    @discardableResult
    func draw(in pane: Rect, _ glyphs: Glyphs, on canvas: inout Canvas) -> Rect {
        let content = Self.content(of: pane)
        drawThumb(beside: content, glyphs, on: &canvas)
        guard !title.isEmpty else { return content }
        let edge = Style(isFocused ? .borderFocus : .border)
        canvas.horizontalLine(at: pane.origin, length: pane.width, style: edge)
        // A piece of line is left before and after each text.
        let shown: SafeText = " \(title.clipped(to: max(content.width - 4, 0))) "
        let style = isFocused ? Style(.borderFocus, on: nil, .bold) : Style(.muted)
        let used = canvas.put(shown, at: pane.origin.moved(right: 1), style: style) + 1
        guard let position, used + position.width + 4 <= content.width else { return content }
        canvas.put(
            " \(position) ", at: pane.origin.moved(right: content.width - position.width - 3),
            style: Style(.muted))
        return content
    }

    /// Draws the thumb beside the scrolled rows, which are the last ones of the content.
    private func drawThumb(beside content: Rect, _ glyphs: Glyphs, on canvas: inout Canvas) {
        guard let viewport else { return }
        let rows = min(viewport.height, content.height)
        for row in viewport.thumb(in: rows) ?? 0..<0 {
            canvas.put(
                glyphs[.scrollThumb], at: Point(x: content.right, y: content.bottom - rows + row),
                style: Style(.scrollbar))
        }
    }
}

/// The part of a list or a text that is shown.
struct Viewport {
    /// The number of rows above the shown ones.
    let top: Int
    /// The number of rows that can be shown at a time.
    let height: Int
    /// The number of all rows.
    let count: Int

    /// Returns the rows of a scroll thumb among the rows beside the content; nil if all rows are shown.
    ///
    /// The thumb is at the first or the last row only if nothing is hidden above or below.
    func thumb(in rows: Int) -> Range<Int>? {
        let last = count - height
        guard last > 0, rows > 1 else { return nil }
        let length = max(rows * height / count, 1)
        let room = rows - length
        let start =
            top <= 0 ? 0 : top >= last ? room : min(max(room * top / last, 1), max(room - 1, 0))
        return start..<start + length
    }
}
