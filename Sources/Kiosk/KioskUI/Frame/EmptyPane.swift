import TerminalGraphics

/// The placeholder of an empty pane: what is missing, and how to get it.
struct EmptyPane {
    /// The first line says what is missing, the others what to do about it.
    let lines: [SafeText]

    func draw(in pane: Rect, _ density: Layout.Density, on canvas: inout Canvas) {
        let isTiny = density == .tiny
        let area = pane.inset(left: isTiny ? 1 : 2, top: density == .full ? 1 : 0, right: 1)
        var block = TextBlock(width: area.width)
        for (index, line) in lines.enumerated() {
            block.add(line, index == 0 ? Style(.muted) : .text)
        }
        block.draw(in: area, top: 0, on: &canvas)
    }
}
