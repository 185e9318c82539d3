import TerminalGraphics

/// Neighbouring cells of one row that changed and look the same.
struct FrameRun: Equatable {
    let row: Int
    let column: Int
    let look: Look
    private(set) var cells: [PaintedFrame.Cell]

    /// What changed from one frame to the next, row by row from the left; all of it without a frame
    /// of the same size before.
    static func changes(from old: PaintedFrame?, to new: PaintedFrame) -> [FrameRun] {
        let old = old?.size == new.size ? old : nil
        var runs: [FrameRun] = []
        for y in 0..<new.size.height {
            let row = new.row(y)
            if let old, old.row(y) == row { continue }
            append(row, over: old?.row(y), at: y, to: &runs)
        }
        return runs
    }

    private static func append(
        _ row: ArraySlice<PaintedFrame.Cell>, over old: ArraySlice<PaintedFrame.Cell>?, at y: Int,
        to runs: inout [FrameRun]
    ) {
        var run: FrameRun?
        let cells = Array(row)
        let before = old.map { Array($0) }
        for x in cells.indices where cells[x].width > 0 {
            let last = min(x + Int(cells[x].width), cells.count)
            guard before.map({ $0[x..<last] != cells[x..<last] }) ?? true else {
                if let run { runs.append(run) }
                run = nil
                continue
            }
            if run?.look != cells[x].look {
                if let run { runs.append(run) }
                run = FrameRun(row: y, column: x, look: cells[x].look, cells: [])
            }
            run?.cells.append(cells[x])
        }
        if let run { runs.append(run) }
    }
}
