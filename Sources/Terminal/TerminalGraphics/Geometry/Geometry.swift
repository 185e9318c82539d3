/// The bounds that keep sums of coordinates from ever overflowing.
///
/// Window sizes and mouse positions come from outside, and an overflow would be a trap: a crash
/// that a terminal could order.
enum Geometry {
    private static let bound = 1 << 24

    /// `value` brought into the range in which coordinates live.
    static func coordinate(_ value: Int) -> Int {
        min(max(value, -bound), bound)
    }

    /// `value` as a width or height: never negative.
    static func extent(_ value: Int) -> Int {
        min(max(value, 0), bound)
    }
}
