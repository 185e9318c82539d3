import TerminalGraphics

extension CanvasText {
    /// The words on it: each stretch of blanks, frames and line ends as one blank.
    var words: String {
        screen.split { $0.isWhitespace || ("\u{2500}"..."\u{257F}").contains($0) }
            .joined(separator: " ")
    }
}
