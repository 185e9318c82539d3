import TerminalGraphics

/// Neighbouring cells of one row that are sent together.
struct FrameRun: Equatable {
    let row: Int
    let column: Int
    private(set) var cells: [ResolvedFrame.Cell]
    /// Whether the cells are one group of `UncertainWidthText`: they are blanked first, and the cursor is repositioned after
    /// them.
    var hasUncertainWidth = false

    /// The number of columns.
    var width: Int { cells.reduce(0) { $0 + Int($1.width) } }

    /// Returns the changes from one frame to the next, row by row from the left; everything without a previous
    /// frame of the same size.
    ///
    /// The cells of a run have the same style, except in unsettled text, which is sent as a whole.
    static func changes(from old: ResolvedFrame?, to new: ResolvedFrame) -> [FrameRun] {
        let old = old?.size == new.size ? old : nil
        var runs: [FrameRun] = []
        for y in 0..<new.size.height {
            let row = Array(new.row(y))
            guard let old else {
                runs += Self.runs(of: row, at: y, where: Array(repeating: true, count: row.count))
                continue
            }
            let before = Array(old.row(y))
            guard before != row else { continue }
            runs += Self.runs(of: row, at: y, where: ChangedColumns.of(row, over: before))
        }
        return runs
    }

    private static func runs(
        of row: [ResolvedFrame.Cell], at y: Int, where changed: [Bool]
    ) -> [FrameRun] {
        var runs: [FrameRun] = []
        var isOpen = false
        for x in row.indices where row[x].width > 0 {
            guard changed[x] else {
                isOpen = false
                continue
            }
            let isUncertain = row[x].hasUncertainWidth || row.joins(at: x)
            if isOpen, let last = runs.indices.last, runs[last].canAppend(row[x], isUncertain) {
                runs[last].cells.append(row[x])
            } else {
                runs.append(
                    FrameRun(row: y, column: x, cells: [row[x]], hasUncertainWidth: isUncertain))
            }
            isOpen = true
        }
        return runs
    }

    private func canAppend(_ cell: ResolvedFrame.Cell, _ isUncertain: Bool) -> Bool {
        if cell.isJoined { return true }
        return !hasUncertainWidth && !isUncertain && cells.last?.style == cell.style
    }
}

extension [ResolvedFrame.Cell] {
    /// Whether the cell after the one at `x` is joined to it.
    fileprivate func joins(at x: Int) -> Bool {
        let next = x + Int(self[x].width)
        return indices.contains(next) && self[next].isJoined
    }
}

/// Computes which columns of a row must be sent again.
enum ChangedColumns {
    /// Returns one flag per column. A wide cell and a group of joined cells change as a whole: if one cell of a group
    /// differs, in the old or the new row, the whole group is redrawn.
    static func of(_ row: [ResolvedFrame.Cell], over before: [ResolvedFrame.Cell]) -> [Bool] {
        var changed = zip(row, before).map { $0 != $1 }
        let pieces = (pieces(of: row) + pieces(of: before)).filter { $0.count > 1 }
        var isGrowing = !pieces.isEmpty
        while isGrowing {
            isGrowing = false
            for piece in pieces
            where changed[piece].contains(true) && changed[piece].contains(false) {
                for x in piece { changed[x] = true }
                isGrowing = true
            }
        }
        return changed
    }

    /// The ranges of columns that are drawn together.
    private static func pieces(of row: [ResolvedFrame.Cell]) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        for (x, cell) in row.enumerated() {
            if let last = pieces.indices.last, cell.width == 0 || cell.isJoined {
                pieces[last] = pieces[last].lowerBound..<(x + 1)
            } else {
                pieces.append(x..<(x + 1))
            }
        }
        return pieces
    }
}
