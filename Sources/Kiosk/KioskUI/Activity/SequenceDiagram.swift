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
    func emptyRow(_ mark: Glyph = .scrollTrack) -> SafeText {
        .joined(cells(lane: glyphs[mark]))
    }

    /// Returns the lanes of a step: its mark in the lane of its side, and the arrow.
    func stepRow(at side: HistoryStep.Side, _ arrow: HistoryStep.MessageArrow) -> SafeText {
        var cells = cells(lane: glyphs[.scrollTrack])
        let here = column(of: side)
        cells[here] = glyphs[.event]
        // Histories are untrusted input: a step can be recorded by the side that its arrow names. It gets no arrow.
        guard let other = arrow.otherSide, other != side else { return .joined(cells) }
        let there = column(of: other)
        switch arrow {
        case .none: break
        case .to: draw(from: here, to: there, in: &cells)
        case .from:
            cells[there] = there < here ? "├" : "┤"
            draw(from: there, to: here, in: &cells)
        case .lost: drawLost(from: there, to: here, in: &cells)
        }
        return .joined(cells)
    }

    /// Draws an arrow whose head is just before the lane of the receiver.
    private func draw(from start: Int, to end: Int, in cells: inout [SafeText]) {
        let step = start < end ? 1 : -1
        guard abs(end - start) > 1 else { return }
        for x in stride(from: start + step, to: end, by: step) {
            cells[x] = x % laneDistance == 0 ? "┼" : "─"
        }
        cells[end - step] = glyphs[start < end ? .arrowRight : .arrowLeft]
    }

    /// Draws a line that ends in a cross halfway.
    private func drawLost(from start: Int, to end: Int, in cells: inout [SafeText]) {
        let step = start < end ? 1 : -1
        let half = end - step * (laneDistance / 2)
        cells[start] = start < end ? "├" : "┤"
        for x in stride(from: start + step, to: half, by: step) {
            cells[x] = x % laneDistance == 0 ? "┼" : "─"
        }
        cells[half] = glyphs[.failed]
    }

    private func cells(lane: SafeText) -> [SafeText] {
        (0..<width).map { $0 % laneDistance == 0 ? lane : " " }
    }

    private func column(of side: HistoryStep.Side) -> Int {
        (Self.sides.firstIndex(of: side) ?? 0) * laneDistance
    }
}
