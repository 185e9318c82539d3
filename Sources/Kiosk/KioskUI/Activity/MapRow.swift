import TerminalGraphics

/// One line of a map, put together from the left to the right, each piece at a column.
struct MapRow {
    private(set) var pieces: TextBlock.Line = []
    private var end = 0

    /// Puts a text at a column, or after what stands there already.
    mutating func put(_ text: SafeText, at column: Int, _ style: Style) {
        if end < column { append((" " as SafeText).repeated(column - end), Style.text) }
        append(text, style)
    }

    mutating func put(_ text: SafeText, at column: Int, _ role: Role) {
        put(text, at: column, Style(role))
    }

    /// An arrow whose head stands just before a column; a blank parts it from the text before.
    mutating func arrow(to column: Int, _ head: SafeText) {
        let isClosed = pieces.last?.text.width == 1
        put(.empty, at: end + (isClosed ? 0 : 1), Style.text)
        rule(to: column, head: head)
    }

    /// A line from here up to a column, with a head where it has one.
    mutating func rule(to column: Int, head: SafeText?) {
        let length = column - end - (head?.width ?? 0)
        append(("─" as SafeText).repeated(max(length, 0)), Style(.border))
        if let head { append(head, Style(.border)) }
    }

    private mutating func append(_ text: SafeText, _ style: Style) {
        guard !text.isEmpty else { return }
        pieces.append((text, style))
        end += text.width
    }
}
