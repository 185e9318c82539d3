import TerminalGraphics

/// Lines of text that are collected first, so that they can be scrolled and cut.
struct TextBlock {
    /// One line: pieces, each in its style.
    typealias Line = [(text: SafeText, style: Style)]

    let width: Int
    private(set) var lines: [Line] = []

    init(width: Int) { self.width = max(width, 1) }

    mutating func space() { lines.append([]) }

    mutating func add(_ text: SafeText, _ style: Style = .text) {
        lines += text.wrapped(to: width).map { [($0, style)] }
    }

    mutating func add(line: Line) { lines.append(line) }

    /// A label and its value, which is wrapped under itself.
    mutating func add(label: SafeText, _ value: SafeText, _ style: Style = .text, column: Int) {
        guard width >= column + 12 else {
            add(line: [(label, Style(.muted))])
            add(value, style)
            return
        }
        for (index, part) in value.wrapped(to: width - column).enumerated() {
            let head = index == 0 ? label.fitted(to: column) : SafeText(" ").repeated(column)
            add(line: [(head, Style(.muted)), (part, style)])
        }
    }

    /// Draws from line `top` on; at least the last line stays in sight.
    func draw(in rect: Rect, top: Int, on canvas: inout Canvas) {
        let top = min(max(top, 0), max(lines.count - rect.height, 0))
        for (index, line) in lines.dropFirst(top).prefix(rect.height).enumerated() {
            var x = rect.x
            for piece in line {
                x += canvas.put(
                    piece.text, at: Point(x: x, y: rect.y + index), style: piece.style,
                    maxWidth: max(rect.right - x, 0))
            }
        }
    }
}
