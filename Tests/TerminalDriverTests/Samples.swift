import TerminalGraphics

@testable import TerminalDriver

extension TerminalCapabilities {
    /// A modern terminal with 256 colors.
    static let xterm = TerminalCapabilities.detect(
        environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8"], isTTY: true)
}

/// Returns a list of ten rows, one of them selected.
func list(selected: Int, size: Size = Size(width: 40, height: 10)) -> Canvas {
    var canvas = Canvas(size: size)
    for y in 0..<size.height {
        let style = Style(y == selected ? .selection : .text)
        canvas.fill(Rect(x: 0, y: y, width: size.width, height: 1), style: style)
        canvas.put(SafeText(untrusted: "product \(y)"), at: Point(x: 1, y: y), style: style)
    }
    return canvas
}
