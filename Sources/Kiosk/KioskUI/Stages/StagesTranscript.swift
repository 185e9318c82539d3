package import StoreModel
import StoreText
package import TerminalGraphics

/// The demo of designs as lines of text, for pipes, files and screen readers.
package struct StagesTranscript {
    private let matrix: StageMatrix
    private let words: DisplayFormatter

    /// Creates the transcript of recorded purchases in the language of a locale.
    package init(_ matrix: StageMatrix, glyphs: GlyphSet, locale: LocaleID) {
        self.matrix = matrix
        words = DisplayFormatter(locale: locale, glyphs: glyphs, zone: "UTC")
    }

    /// The designs, the table, and the events of each cell.
    package var lines: [SafeText] {
        var lines: [SafeText] = [words.say(.stagesTitle), words.say(.dialogNoMoney), ""]
        lines += StageDesign.allCases.map { "\(words.name(of: $0)): \(words.note(on: $0))" }
        lines += [""] + table
        for point in StagePoint.allCases {
            for design in StageDesign.allCases {
                if let cell = matrix[design, point] { lines += [""] + self.lines(of: cell) }
            }
        }
        return lines
    }

    /// Returns what the customer has of a purchase, in one sentence.
    package func sentence(for cell: StageCell) -> SafeText { words.sentence(for: cell.facts) }

    private var table: [SafeText] {
        let (designs, points) = (StageDesign.allCases, StagePoint.allCases)
        let rows =
            [[SafeText.empty] + designs.map(words.name)]
            + points.map { point in
                [words.name(of: point)]
                    + designs.map { design in
                        matrix[design, point].map { text($0.fate) } ?? .empty
                    }
            }
        let widths = rows[0].indices.map { column in rows.map { $0[column].width }.max() ?? 0 }
        return rows.map { row in
            .joined(
                zip(row, widths).dropLast().map { $0.padded(to: $1) } + row.suffix(1),
                separator: "  ")
        }
    }

    private func text(_ fate: StageFate) -> SafeText {
        words.marked(FateStyle(fate).glyph, words.name(of: fate))
    }

    private func lines(of cell: StageCell) -> [SafeText] {
        let head = words.line([words.name(of: cell.design), words.name(of: cell.point)])
        var lines: [SafeText] = [
            "\(head): \(text(cell.fate))", "  \(words.sentence(for: cell.facts))",
        ]
        if let found = words.support(on: cell.facts) { lines.append("  \(found)") }
        if let difference = words.difference(of: cell, from: matrix[.kiosk, cell.point]) {
            lines.append("  \(difference)")
        }
        return lines
            + StageTimeline(cell: cell, words: words).lines.map {
                "    \($0.time.padded(to: 6, alignment: .right))  \($0.side.padded(to: 9)) \($0.text)"
            }
    }
}
