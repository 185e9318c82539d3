import TerminalGraphics

extension Output {
    /// Prints a canvas in the colours of a theme; prints nothing in JSON mode.
    ///
    /// - Parameter depth: The number of colours to use; nil for neither colours nor any other escape sequence.
    func canvas(_ canvas: Canvas, _ theme: Theme, _ depth: ColorDepth?) {
        guard !isJSON else { return }
        let shown = isASCII ? canvas.inASCII() : canvas
        for line in shown.painted(theme, depth: depth) { sink.write(line + "\n") }
    }
}
