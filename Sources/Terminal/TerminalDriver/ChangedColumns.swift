/// Which columns of a row have to be sent again.
enum ChangedColumns {
    /// One answer a column. A wide cell counts whole, and so does what joins: where one cell of a
    /// piece changes, before or now, the whole piece is drawn anew.
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
