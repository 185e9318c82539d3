package import TerminalGraphics

/// A row of a canvas as a terminal displays it in one theme: the text, and the resolved colors and attributes.
///
/// ```
/// "▸◆ 60 Gems" default, reverse
/// "  $0.99" green on #13161c, bold
/// ```
/// A golden text has the roles of the cells, which are the same in every theme; this text shows a fault of the paint.
package struct StyledRow: CustomStringConvertible {
    /// Adjacent cells with the same style.
    package struct Run: Hashable, CustomStringConvertible {
        package fileprivate(set) var text: String
        package let style: ResolvedStyle

        package var description: String { "\"\(text)\" \(style.summary)" }
    }

    package let runs: [Run]

    /// - Parameter columns: The columns of the row; nil for all of them.
    package init(
        _ y: Int, columns: Range<Int>? = nil, of canvas: Canvas, in theme: Theme,
        _ depth: ColorDepth
    ) {
        var runs: [Run] = []
        for x in columns ?? 0..<canvas.size.width {
            let (cell, last) = (canvas[x, y], runs.indices.last)
            let style = theme.resolvedStyle(of: cell.style, depth: depth)
            if let last, runs[last].style == style {
                runs[last].text += cell.text
            } else {
                runs.append(Run(text: cell.text, style: style))
            }
        }
        self.runs = runs
    }

    /// The styles of the row, in order of their first cells, without repetitions.
    package var styles: [String] {
        runs.reduce(into: []) { styles, run in
            if !styles.contains(run.style.summary) { styles.append(run.style.summary) }
        }
    }

    /// One line for each run.
    package var description: String { runs.map(\.description).joined(separator: "\n") }
}

extension ResolvedStyle {
    /// The style in words, such as `bright red on #13161c, bold underline`; the terminal's own background is omitted.
    package var summary: String {
        let colors =
            background == .default ? foreground.name : "\(foreground.name) on \(background.name)"
        let words = attributes.names
        return words.isEmpty ? colors : "\(colors), \(words.joined(separator: " "))"
    }
}

extension TerminalColor {
    fileprivate var name: String {
        let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
        switch self {
        case .default: return "default"
        case .indexed(let index) where index < 8: return names[Int(index)]
        case .indexed(let index) where index < 16: return "bright \(names[Int(index) - 8])"
        case .indexed(let index): return "color \(index)"
        case .rgb(let color): return color.hexText
        }
    }
}
