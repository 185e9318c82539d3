/// The limits that keep sums of coordinates from overflowing.
///
/// Window sizes and mouse positions are external input, and an arithmetic overflow traps: without limits, a terminal
/// could crash the program.
enum Geometry {
    private static let bound = 1 << 24

    /// Returns `value` clamped to the range of coordinates.
    static func coordinate(_ value: Int) -> Int {
        min(max(value, -bound), bound)
    }

    /// Returns `value` clamped to a valid width or height; never negative.
    static func extent(_ value: Int) -> Int {
        min(max(value, 0), bound)
    }
}
