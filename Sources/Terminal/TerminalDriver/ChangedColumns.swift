/// Computes which columns of a row must be sent again.
enum ChangedColumns {
    /// Returns one flag per column. A wide cell and a group of joined cells change as a whole: if one cell of a group
    /// differs, in the old or the new row, the whole group is redrawn.
    static func of(_ row: [PaintedFrame.Cell], over before: [PaintedFrame.Cell]) -> [Bool] {
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
    private static func pieces(of row: [PaintedFrame.Cell]) -> [Range<Int>] {
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
