import TerminalGraphics

extension Output {
    /// Prints a canvas in the colours of a theme; not in JSON mode.
    ///
    /// - Parameter depth: How many colours to use; nil for none, and no other sequence either.
    func canvas(_ canvas: Canvas, _ theme: Theme, _ depth: ColorDepth?) {
        guard !isJSON else { return }
        let shown = isASCII ? canvas.inASCII() : canvas
        for line in shown.painted(theme, depth: depth) { sink.write(line + "\n") }
    }
}
