import StoreModel

/// Maps times to the columns of a line, monotonically and within the line.
struct TimeScale: Hashable, Sendable {
    /// The time at the left end of the line.
    let start: Timestamp
    /// The time at the right end of the line; never before the start.
    let end: Timestamp
    /// The number of columns, at least one.
    let width: Int

    init(from start: Timestamp, to end: Timestamp, width: Int) {
        self.start = start
        self.end = max(start, end)
        self.width = max(width, 1)
    }

    /// Returns the column of a time; times outside the range map to the first or the last column.
    func column(of moment: Timestamp) -> Int {
        let (length, passed) = (end.since(start), moment.since(start))
        guard passed > 0, length > 0 else { return 0 }
        guard passed < length else { return width - 1 }
        // The floating-point quotient is monotonic in the time, so columns are never out of order.
        return min(Int(Double(passed) / Double(length) * Double(width)), width - 1)
    }

    /// Returns the time at which a moving mark has advanced by one column; nil for a line without a duration.
    func step(after moment: Timestamp) -> Timestamp? {
        let length = end.since(start) / Int64(width)
        return length > 0 ? moment.adding(milliseconds: length) : nil
    }
}
