import TerminalGraphics

/// The frame of a dialog over whatever is there.
struct DialogBox {
    /// Draws an empty dialog as large as asked for, as far as the window goes; returns its inside.
    static func draw(
        title: SafeText, footer: SafeText? = nil, size: Size, in window: Size,
        on canvas: inout Canvas
    ) -> Rect {
        let rect = Rect(size: window).centered(size)
        canvas.fill(rect, style: Style(.dialog))
        // A frame costs two rows and columns: a tiny window has none to spare.
        guard rect.height >= 7, rect.width >= 24 else { return rect }
        canvas.box(
            rect, style: Style(.dialogBorder), title: title, footer: footer,
            titleStyle: Style(.title, on: .dialog))
        return rect.inset(left: 2, top: 1, right: 2, bottom: 1)
    }

    static func button(
        _ text: SafeText, isFocused: Bool, isDead: Bool = false
    ) -> (text: SafeText, style: Style) {
        let shown: SafeText = isFocused ? "[ \(text) ]" : "  \(text)  "
        if isDead { return (shown, Style(.muted, on: .dialog)) }
        return (shown, isFocused ? Style(.buttonFocus, on: nil, .bold) : Style(.button))
    }
}
