import StoreText
import TerminalGraphics

/// The newest toast, drawn over the lines above the hints, in full as far as it fits.
struct ToastView {
    let model: Model
    let layout: Layout

    private var lines: [SafeText] {
        guard let toast = model.toasts.last else { return [] }
        let words = model.words
        var text = words.marked(toast.glyph, toast.text)
        if model.toasts.count > 1 { text += " (+\(model.toasts.count - 1))" }
        // A toast that stays until it is dismissed names the key for that.
        if toast.expires == nil { text += "  (Esc \(words.say(.hintDismiss)))" }
        return Array(
            text.wrapped(to: max(model.size.width - 2, 1))
                .prefix(max(1, min(4, model.size.height - 3))))
    }

    /// The toast's rectangle; a click in it dismisses the toast.
    var rect: Rect {
        let count = lines.count
        let bottom = max(layout.hints.isEmpty ? model.size.height : layout.hints.y, count)
        return Rect(x: 0, y: bottom - count, width: model.size.width, height: count)
    }

    func draw(on canvas: inout Canvas) {
        guard let toast = model.toasts.last else { return }
        let style = Style(toast.role, on: .dialog, .bold)
        let rect = rect
        canvas.fill(rect, style: style)
        canvas.put(lines, in: rect.inset(left: 1, right: 1), style: style)
    }
}
