extension Canvas {
    /// Returns the rows as text for output that is only appended, with a theme's colours or without escape sequences.
    ///
    /// - Parameter depth: The number of colours to use; nil for plain text without trailing spaces.
    package func painted(_ theme: Theme, depth: ColorDepth?) -> [String] {
        (0..<size.height).map { y in
            guard let depth else { return bare(row(y)) }
            return painted(row(y), theme, depth)
        }
    }

    private func bare(_ cells: ArraySlice<Cell>) -> String {
        var text = cells.map(\.output).joined()
        while text.last == " " { text.removeLast() }
        return text
    }

    /// Returns a row that begins and ends in the plain style, because a terminal erases with the current background.
    private func painted(_ cells: ArraySlice<Cell>, _ theme: Theme, _ depth: ColorDepth) -> String {
        var text = ""
        var last = ""
        for cell in cells {
            let escape = theme.look(of: cell.style, depth: depth).escape
            if escape != last { text += escape.isEmpty ? ResolvedStyle.plainEscape : escape }
            last = escape
            text += cell.output
        }
        return last.isEmpty ? text : text + ResolvedStyle.plainEscape
    }
}

extension ResolvedStyle {
    /// The sequence that resets the style.
    fileprivate static let plainEscape = "\u{1B}[m"
}
