extension Canvas {
    /// The rows as text for a terminal that only adds lines: with the colours of a theme, or without any
    /// sequence.
    ///
    /// - Parameter depth: How many colours to use; nil for bare text, whose rows end where their text ends.
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

    /// Each row begins and ends plain: what a terminal erases takes the colour that is set.
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
    /// The sequence that ends every look.
    fileprivate static let plainEscape = "\u{1B}[m"
}
