import TerminalGraphics

/// Draws pieces of text in one row, clipped at its end.
struct RowWriter {
    let row: Rect

    func put(_ text: SafeText, _ role: Role, at x: Int = 0, on canvas: inout Canvas) {
        let room = row.width - x
        guard room > 0 else { return }
        let isHeavy = role == .title || role == .price
        canvas.put(
            text.clipped(to: room), at: row.origin.moved(right: x),
            style: Style(role, on: nil, isHeavy ? .bold : []))
    }
}
