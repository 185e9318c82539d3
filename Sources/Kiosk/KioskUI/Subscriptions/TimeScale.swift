import StoreModel

/// Where moments lie on a line of so many columns: never out of order, and never outside of it.
struct TimeScale: Hashable, Sendable {
    /// The moment at the line's left end.
    let start: Timestamp
    /// The moment at its right end; never before the start.
    let end: Timestamp
    /// How many columns it has, at least one.
    let width: Int

    init(from start: Timestamp, to end: Timestamp, width: Int) {
        self.start = start
        self.end = max(start, end)
        self.width = max(width, 1)
    }

    /// The column of a moment; the first or the last one for what lies outside.
    func column(of moment: Timestamp) -> Int {
        let (length, passed) = (end.since(start), moment.since(start))
        guard passed > 0, length > 0 else { return 0 }
        guard passed < length else { return width - 1 }
        // Both halves of the quotient grow with the moment, and so does what is made of them.
        return min(Int(Double(passed) / Double(length) * Double(width)), width - 1)
    }

    /// A moment at which whatever moves along the line is one column further; nil where no time passes on it.
    func step(after moment: Timestamp) -> Timestamp? {
        let length = end.since(start) / Int64(width)
        return length > 0 ? moment.adding(milliseconds: length) : nil
    }
}
