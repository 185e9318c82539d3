import KioskPresentation
import StoreText
import TerminalGraphics

/// The dividers of the panes in a wide window, and the titles of the panels below them.
extension FrameView {
    /// Draws the dividers between three panes; that of the focused pane is lit.
    func drawThreePanes(on canvas: inout Canvas) {
        let panes = [(Pane.detail, layout.detail), (.side, layout.side)]
        for case (let pane, let content?) in panes {
            canvas.verticalLine(
                at: Point(x: content.x - 1, y: content.y - 1), length: content.height + 2,
                style: Style(pane == model.focusedPane ? .borderFocus : .border))
        }
        drawLowerPanels(on: &canvas)
    }

    private func drawLowerPanels(on canvas: inout Canvas) {
        guard let lower = layout.lower, let panels = OverviewPanels(layout) else { return }
        let style = Style(.border)
        canvas.horizontalLine(at: lower.origin, length: lower.width, style: style)
        for panel in panels.items {
            let (screen, frame) = (panel.screen, panel.frame)
            canvas.verticalLine(
                at: Point(x: frame.right - 1, y: frame.y), length: frame.height + 1, style: style)
            let name = formatter.text(screen == .log ? .overviewLog : screen.name)
            draw(PaneFrame(title: numbered(name, screen)), in: frame, on: &canvas)
        }
    }
}
