import TerminalGraphics

extension CanvasText {
    /// The words on the canvas: each run of whitespace and box-drawing characters is a single space.
    var words: String {
        screen.split { $0.isWhitespace || ("\u{2500}"..."\u{257F}").contains($0) }
            .joined(separator: " ")
    }
}
