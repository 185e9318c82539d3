public import StoreModel

/// The rows of a snapshot in short chunks, which consecutive snapshots share until one of their rows changes.
///
/// Any number of rows can be open, and each change publishes a snapshot. The cost of a snapshot is therefore that of its
/// chunks, and a reader can use the summary of a chunk instead of its rows.
public struct TransactionRows: Sendable {
    /// The maximum number of rows in a chunk.
    public static let chunkLimit = 64

    /// The chunks in order; none is empty.
    public let chunks: [Chunk]
    /// The number of rows.
    public let count: Int
    /// The index of the first row of each chunk.
    private let starts: [Int]

    /// Creates rows from chunks that are not empty.
    package init(chunks: [Chunk]) {
        var (starts, count) = ([Int](), 0)
        starts.reserveCapacity(chunks.count)
        for chunk in chunks {
            starts.append(count)
            count += chunk.rows.count
        }
        (self.chunks, self.starts, self.count) = (chunks, starts, count)
    }

    /// Creates rows in the given order.
    public init(_ rows: some Collection<TransactionRow>) {
        if let rows = rows as? TransactionRows {
            self = rows
            return
        }
        let all = Array(rows)
        self.init(
            chunks: stride(from: 0, to: all.count, by: Self.chunkLimit).map { start in
                Chunk(Array(all[start...].prefix(Self.chunkLimit)))
            })
    }

    /// The time of the latest change of a row; nil without rows.
    public var changedAt: Timestamp? { chunks.map(\.changedAt).max() }

    /// Returns the order that was charged in place of an order with the same transaction; nil if the rows do not have it.
    public func chargedOrder(insteadOf row: TransactionRow) -> MerchantOrder? {
        guard row.isSecondOrder else { return nil }
        return first { $0.transactionID == row.transactionID && $0.isCharged == .yes }?
            .merchantOrder
    }
}

extension TransactionRows {
    /// Consecutive rows that do not change, and a summary of them.
    public final class Chunk: Sendable {
        /// The rows, at least one.
        public let rows: [TransactionRow]
        /// The number of open rows.
        public let openCount: Int
        /// The number of rows in each stage.
        public let stageCounts: [TransactionStage: Int]
        /// The time of the latest change of a row.
        public let changedAt: Timestamp
        /// The index of the newest row of each product.
        public let newest: [ProductID: Int]
        /// The index of the newest open row of each product.
        public let newestOpen: [ProductID: Int]

        /// Creates a chunk with its summary.
        package init(_ rows: [TransactionRow]) {
            var stageCounts: [TransactionStage: Int] = [:]
            var (newest, newestOpen) = ([ProductID: Int](), [ProductID: Int]())
            for (index, row) in rows.enumerated() {
                stageCounts[row.stage, default: 0] += 1
                if newest[row.productID] == nil { newest[row.productID] = index }
                if row.isOpen, newestOpen[row.productID] == nil {
                    newestOpen[row.productID] = index
                }
            }
            self.rows = rows
            self.stageCounts = stageCounts
            (self.newest, self.newestOpen) = (newest, newestOpen)
            openCount = rows.count(where: \.isOpen)
            changedAt = rows.map(\.changedAt).max() ?? Timestamp(milliseconds: 0)
        }
    }
}

extension TransactionRows: RandomAccessCollection {
    /// The indices of a collection of rows.
    public typealias Indices = Range<Int>

    /// The index of the first row.
    public var startIndex: Int { 0 }

    /// The number of rows.
    public var endIndex: Int { count }

    /// The row at an index.
    public subscript(index: Int) -> TransactionRow {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= index { low = middle } else { high = middle }
        }
        return chunks[low].rows[index - starts[low]]
    }

    /// Returns an iterator over the rows in order.
    public func makeIterator() -> Iterator { Iterator(self) }

    /// Iterates over rows.
    public struct Iterator: IteratorProtocol {
        private var chunks: IndexingIterator<[Chunk]>
        private var rows: IndexingIterator<[TransactionRow]>

        init(_ rows: TransactionRows) {
            chunks = rows.chunks.makeIterator()
            self.rows = [TransactionRow]().makeIterator()
        }

        /// Returns the next row; nil after the last one.
        public mutating func next() -> TransactionRow? {
            while true {
                if let row = rows.next() { return row }
                guard let chunk = chunks.next() else { return nil }
                rows = chunk.rows.makeIterator()
            }
        }
    }
}

extension TransactionRows: ExpressibleByArrayLiteral {
    /// Creates the listed rows.
    public init(arrayLiteral elements: TransactionRow...) { self.init(elements) }
}

extension TransactionRows: Hashable {
    /// Returns whether the rows are equal, however they are divided into chunks.
    public static func == (left: TransactionRows, right: TransactionRows) -> Bool {
        left.chunks.elementsEqual(right.chunks) { $0 === $1 } || left.elementsEqual(right)
    }

    /// Hashes the rows in order.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for row in self { hasher.combine(row) }
    }
}
