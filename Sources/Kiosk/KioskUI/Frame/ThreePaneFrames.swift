import TerminalGraphics

extension FrameView {
    /// Draws the dividers between three panes; that of the focused pane is lit.
    func drawThreePanes(on canvas: inout Canvas) {
        let panes: [(pane: Pane, content: Rect?)] = [(.detail, layout.detail), (.side, layout.side)]
        for case (let pane, let content?) in panes {
            canvas.verticalLine(
                at: Point(x: content.x - 1, y: content.y - 1), length: content.height + 2,
                style: Style(pane == model.focusedPane ? .borderFocus : .border))
        }
    }
}
