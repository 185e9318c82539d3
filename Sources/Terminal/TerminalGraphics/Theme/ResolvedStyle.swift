/// The colors and attributes of a style in one theme at one color depth, as the driver sends them.
package struct ResolvedStyle: Hashable, Sendable {
    package var foreground: TerminalColor
    package var background: TerminalColor
    package var attributes: Attributes

    package init(
        foreground: TerminalColor = .default, background: TerminalColor = .default,
        attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }
}

extension ResolvedStyle {
    /// The sequence that switches a terminal to exactly this style (SGR, ECMA-48 8.3.117); `\e[m` ends it. Empty for
    /// the plain style.
    package var escape: String {
        var codes: [String] = []
        let numbers: [(Attributes, Int)] = [
            (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
        ]
        for (attribute, number) in numbers where attributes.contains(attribute) {
            codes.append(String(number))
        }
        codes += Self.codes(foreground, normal: 30, bright: 90, extended: 38)
        codes += Self.codes(background, normal: 40, bright: 100, extended: 48)
        return codes.isEmpty ? "" : "\u{1B}[0;\(codes.joined(separator: ";"))m"
    }

    private static func codes(
        _ color: TerminalColor, normal: Int, bright: Int, extended: Int
    ) -> [String] {
        switch color {
        case .default: []
        case .indexed(let index) where index < 8: ["\(normal + Int(index))"]
        case .indexed(let index) where index < 16: ["\(bright + Int(index) - 8)"]
        case .indexed(let index): ["\(extended);5;\(index)"]
        case .rgb(let color): ["\(extended);2;\(color.red);\(color.green);\(color.blue)"]
        }
    }
}

// MARK: Painted rows

extension Canvas {
    /// Returns the rows as text for output that is only appended, with a theme's colors or without escape sequences.
    ///
    /// - Parameter depth: The number of colors to use; nil for plain text without trailing spaces.
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
            let escape = theme.resolvedStyle(of: cell.style, depth: depth).escape
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
