import KioskPresentation
import StoreModel
import TerminalGraphics

/// Draws the device, the store and the merchant as parallel lanes, with a mark and an arrow for each step.
struct SequenceDiagram {
    let glyphs: Glyphs
    /// The distance between two lanes, in columns.
    let laneDistance: Int
    static let sides: [HistoryStep.Side] = [.device, .store, .merchant]

    var width: Int { laneDistance * 2 + 1 }

    /// Returns the lanes of a row without a step.
    func emptyRow(_ mark: Glyph = .scrollTrack) -> TextBlock.Line { Self.line(cells(mark)) }

    /// Returns the lanes of a step: its mark in the lane of its side, and the arrow. Only these have the style, so that
    /// the lanes look the same in every row.
    func stepRow(
        at side: HistoryStep.Side, _ arrow: HistoryStep.MessageArrow, _ style: Style
    ) -> TextBlock.Line {
        var cells = cells(.scrollTrack)
        let here = column(of: side)
        cells[here] = (glyphs[.event], style)
        // Histories are untrusted input: a step can be recorded by the side that its arrow names. It gets no arrow.
        guard let other = arrow.otherSide, other != side else { return Self.line(cells) }
        let there = column(of: other)
        let isSent = if case .to = arrow { true } else { false }
        let isLost = if case .lost = arrow { true } else { false }
        let (start, end) = isSent ? (here, there) : (there, here)
        let step = start < end ? 1 : -1
        if !isSent { cells[start] = (start < end ? "├" : "┤", style) }
        // The head is just before the lane of the receiver; a lost message ends in a cross halfway.
        let head = end - step * (isLost ? laneDistance / 2 : 1)
        for x in stride(from: start + step, to: head, by: step) {
            cells[x] = (x % laneDistance == 0 ? "┼" : "─", style)
        }
        cells[head] = (glyphs[isLost ? .failed : start < end ? .arrowRight : .arrowLeft], style)
        return Self.line(cells)
    }

    private func cells(_ lane: Glyph) -> TextBlock.Line {
        (0..<width).map { ($0 % laneDistance == 0 ? glyphs[lane] : " ", Style(.border)) }
    }

    /// Joins neighboring cells of one style.
    private static func line(_ cells: TextBlock.Line) -> TextBlock.Line {
        cells.reduce(into: []) { line, cell in
            if let last = line.last, last.style == cell.style {
                line[line.count - 1].text += cell.text
            } else {
                line.append(cell)
            }
        }
    }

    private func column(of side: HistoryStep.Side) -> Int {
        (Self.sides.firstIndex(of: side) ?? 0) * laneDistance
    }
}
