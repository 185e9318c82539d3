import StoreText
import TerminalGraphics

/// The newest toast, over the lines above the hints: whole, as far as it can be.
struct ToastView {
    let model: Model
    let layout: Layout

    func draw(on canvas: inout Canvas) {
        guard let toast = model.toasts.last else { return }
        let width = model.size.width
        let more: SafeText = model.toasts.count > 1 ? " (+\(model.toasts.count - 1))" : ""
        let text = model.words.marked(toast.glyph, toast.text) + more
        let lines = text.wrapped(to: max(width - 2, 1)).prefix(
            max(1, min(4, model.size.height - 3)))
        let bottom = max(layout.hints.isEmpty ? model.size.height : layout.hints.y, lines.count)
        for (index, line) in lines.enumerated() {
            let y = bottom - lines.count + index
            let style = Style(toast.role, on: .dialog, .bold)
            canvas.fill(Rect(x: 0, y: y, width: width, height: 1), style: style)
            canvas.put(line, at: Point(x: 1, y: y), style: style)
        }
    }
}
