import PurchaseCore
import StoreModel

/// Rows in the order in which they are displayed, in short chunks, so that a change moves the rows of one chunk only.
struct SortedRows {
    /// The maximum number of rows in a chunk.
    static let chunkLimit = 64

    /// The position of a row: the newest first, and the later ID first at equal times.
    struct Key: Comparable {
        let startedAt: Timestamp
        let id: String

        static func < (left: Key, right: Key) -> Bool {
            (left.startedAt, left.id) > (right.startedAt, right.id)
        }
    }

    /// The chunks in order; none is empty.
    private(set) var chunks: [[TransactionRow]] = []
    /// The number of rows.
    private(set) var count = 0

    /// All rows in order.
    var all: [TransactionRow] {
        var all: [TransactionRow] = []
        all.reserveCapacity(count)
        for chunk in chunks { all += chunk }
        return all
    }

    /// Returns the row at a position; nil if there are fewer rows.
    func row(at position: Int) -> TransactionRow? {
        guard position < count else { return nil }
        var rest = position
        for chunk in chunks {
            if rest < chunk.count { return chunk[rest] }
            rest -= chunk.count
        }
        return nil
    }

    /// The row with the key.
    subscript(key: Key) -> TransactionRow? {
        guard let (chunk, place) = position(of: key), place < chunks[chunk].count else {
            return nil
        }
        let row = chunks[chunk][place]
        return row.key == key ? row : nil
    }

    /// Inserts a row, of which no other version may be present.
    mutating func insert(_ row: TransactionRow) {
        count += 1
        guard let (chunk, place) = position(of: row.key) else { return chunks = [[row]] }
        chunks[chunk].insert(row, at: place)
        guard chunks[chunk].count > Self.chunkLimit else { return }
        let half = Array(chunks[chunk][(Self.chunkLimit / 2)...])
        chunks[chunk].removeLast(half.count)
        chunks.insert(half, at: chunk + 1)
    }

    /// Removes and returns the row with the key.
    mutating func remove(_ key: Key) -> TransactionRow? {
        guard let row = self[key], let (chunk, place) = position(of: key) else { return nil }
        count -= 1
        chunks[chunk].remove(at: place)
        if chunks[chunk].isEmpty { chunks.remove(at: chunk) }
        return row
    }

    /// Returns where a row with the key is or would be inserted; nil without rows.
    private func position(of key: Key) -> (chunk: Int, place: Int)? {
        guard !chunks.isEmpty else { return nil }
        let next = Self.count(in: chunks.indices) { chunks[$0][0].key <= key }
        let chunk = max(0, next - 1)
        let rows = chunks[chunk]
        return (chunk, Self.count(in: rows.indices) { rows[$0].key < key })
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

extension TransactionRow {
    /// The position of the row in the order in which rows are displayed.
    var key: SortedRows.Key { SortedRows.Key(startedAt: startedAt, id: id) }
}
