import PurchaseCore
import StoreModel

/// Rows in the order in which they are displayed, in short chunks, so that a change moves the rows of one chunk only.
struct SortedRows {
    /// The maximum number of rows in a chunk.
    static let chunkLimit = TransactionRows.chunkLimit

    /// The chunks in order; none is empty.
    private(set) var chunks: [[TransactionRow]] = []
    /// The published form of each chunk; nil after a change.
    private var published: [TransactionRows.Chunk?] = []
    /// The number of rows.
    private(set) var count = 0

    /// Returns all rows in order. The chunks that have not changed are those of the last call.
    mutating func publish() -> TransactionRows {
        let chunks = zip(chunks, published).map { $1 ?? TransactionRows.Chunk($0) }
        published = chunks
        return TransactionRows(chunks: chunks)
    }

    /// Returns the row at an index; nil if there are fewer rows.
    func row(at index: Int) -> TransactionRow? {
        guard index < count else { return nil }
        var rest = index
        for chunk in chunks {
            if rest < chunk.count { return chunk[rest] }
            rest -= chunk.count
        }
        return nil
    }

    /// The row at the position.
    subscript(position: RowPosition) -> TransactionRow? {
        guard let (chunk, index) = indices(of: position), index < chunks[chunk].count else {
            return nil
        }
        let row = chunks[chunk][index]
        return RowPosition(row) == position ? row : nil
    }

    /// Inserts a row, of which no other version may be present.
    mutating func insert(_ row: TransactionRow) {
        count += 1
        guard let (chunk, index) = indices(of: RowPosition(row)) else {
            (chunks, published) = ([[row]], [nil])
            return
        }
        published[chunk] = nil
        chunks[chunk].insert(row, at: index)
        guard chunks[chunk].count > Self.chunkLimit else { return }
        let half = Array(chunks[chunk][(Self.chunkLimit / 2)...])
        chunks[chunk].removeLast(half.count)
        chunks.insert(half, at: chunk + 1)
        published.insert(nil, at: chunk + 1)
    }

    /// Removes and returns the row at the position.
    mutating func remove(_ position: RowPosition) -> TransactionRow? {
        guard let row = self[position], let (chunk, index) = indices(of: position) else {
            return nil
        }
        count -= 1
        published[chunk] = nil
        chunks[chunk].remove(at: index)
        if chunks[chunk].isEmpty {
            chunks.remove(at: chunk)
            published.remove(at: chunk)
        }
        return row
    }

    /// Returns where the row at the position is or would be inserted; nil without rows.
    private func indices(of position: RowPosition) -> (chunk: Int, index: Int)? {
        guard !chunks.isEmpty else { return nil }
        let next = Self.count(in: chunks.indices) { RowPosition(chunks[$0][0]) >= position }
        let chunk = max(0, next - 1)
        let rows = chunks[chunk]
        return (chunk, Self.count(in: rows.indices) { RowPosition(rows[$0]) > position })
    }

    /// Returns how many leading positions meet a condition that no later position meets.
    private static func count(in positions: Range<Int>, _ isBefore: (Int) -> Bool) -> Int {
        var (low, high) = (positions.lowerBound, positions.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
