/// A moment: whole milliseconds since 1970-01-01 00:00 UTC, the unit of Apple's signed dates.
public struct Timestamp: Hashable, Sendable, Comparable, Codable {
    /// Milliseconds since the Unix epoch; negative before it.
    public let milliseconds: Int64

    /// Takes milliseconds since the Unix epoch.
    public init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    /// Reads a number.
    public init(from decoder: any Decoder) throws {
        milliseconds = try decoder.singleValueContainer().decode(Int64.self)
    }

    /// Writes a number.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(milliseconds)
    }

    /// Earlier is less.
    public static func < (left: Self, right: Self) -> Bool {
        left.milliseconds < right.milliseconds
    }

    /// The moment so many milliseconds later; stays at the last one that can be told on overflow.
    public func adding(milliseconds more: Int64) -> Timestamp {
        let (sum, overflow) = milliseconds.addingReportingOverflow(more)
        return Timestamp(milliseconds: overflow ? (more > 0 ? .max : .min) : sum)
    }

    /// Milliseconds from an earlier moment to this one; clamped on overflow, negative if it is later.
    public func since(_ earlier: Timestamp) -> Int64 {
        let (gap, overflow) = milliseconds.subtractingReportingOverflow(earlier.milliseconds)
        return overflow ? (milliseconds > earlier.milliseconds ? .max : .min) : gap
    }
}
