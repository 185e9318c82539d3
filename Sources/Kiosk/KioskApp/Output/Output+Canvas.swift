import Glibc
import TerminalDriver
import TerminalGraphics

extension Output {
    /// Prints a canvas in the colours of a theme; not in JSON mode.
    ///
    /// - Parameter depth: How many colours to use; nil for none, and no other sequence either.
    func canvas(_ canvas: Canvas, _ theme: Theme, _ depth: ColorDepth?) {
        guard !isJSON else { return }
        let shown = isASCII ? canvas.inASCII() : canvas
        for line in shown.painted(theme, depth: depth) { StandardStream.output.write(line + "\n") }
    }
}

extension StandardStream {
    /// How many colours the stream shows; nil for a file, a pipe, a terminal of lines and where nobody wants any.
    func depth(_ environment: [String: String]) -> ColorDepth? {
        let capabilities = TerminalCapabilities.detect(
            environment: environment, isTTY: isatty(rawValue) == 1)
        return capabilities.depth == .mono ? nil : capabilities.depth
    }
}
