/// A moment: whole milliseconds since 1970-01-01 00:00 UTC, the unit of Apple's signed dates.
public struct Timestamp: Hashable, Sendable, Comparable, Codable {
    /// Milliseconds since the Unix epoch; negative before it.
    public let milliseconds: Int64

    /// Creates a moment from milliseconds since the Unix epoch.
    public init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    /// Decodes a number.
    public init(from decoder: any Decoder) throws {
        milliseconds = try decoder.singleValueContainer().decode(Int64.self)
    }

    /// Encodes a number.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(milliseconds)
    }

    /// Returns whether the left moment is earlier.
    public static func < (left: Self, right: Self) -> Bool {
        left.milliseconds < right.milliseconds
    }

    /// Returns the moment that many milliseconds later; on overflow the last or first representable one.
    public func adding(milliseconds more: Int64) -> Timestamp {
        let (sum, overflow) = milliseconds.addingReportingOverflow(more)
        return Timestamp(milliseconds: overflow ? (more > 0 ? .max : .min) : sum)
    }

    /// Returns the milliseconds from an earlier moment to this one; negative if that one is later, clamped on overflow.
    public func since(_ earlier: Timestamp) -> Int64 {
        let (gap, overflow) = milliseconds.subtractingReportingOverflow(earlier.milliseconds)
        return overflow ? (milliseconds > earlier.milliseconds ? .max : .min) : gap
    }
}
