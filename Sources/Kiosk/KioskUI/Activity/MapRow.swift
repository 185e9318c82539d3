import TerminalGraphics

/// One line of a state map, composed from left to right of pieces at given columns.
struct MapRow {
    private(set) var pieces: TextBlock.Line = []
    private var end = 0

    /// Appends a text at a column, or right after the previous piece if that extends past the column.
    mutating func put(_ text: SafeText, at column: Int, _ style: Style) {
        if end < column { append((" " as SafeText).repeated(column - end), Style.text) }
        append(text, style)
    }

    mutating func put(_ text: SafeText, at column: Int, _ role: Role) {
        put(text, at: column, Style(role))
    }

    /// Appends an arrow whose head is just before a column, separated by a blank from the preceding text.
    mutating func arrow(to column: Int, _ head: SafeText) {
        let isClosed = pieces.last?.text.width == 1
        put(.empty, at: end + (isClosed ? 0 : 1), Style.text)
        rule(to: column, head: head)
    }

    /// Appends a horizontal line up to a column, with an optional arrow head.
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
