/// Lengths of time in the text of a planned fault: `250ms`, `2s`, `5m` or `1h`.
enum FaultDuration {
    /// The units from the smallest to the largest.
    private static let units: [(suffix: String, milliseconds: Int64)] = [
        ("ms", 1), ("s", 1_000), ("m", 60_000), ("h", 3_600_000),
    ]

    /// One hour.
    private static let maximum: Int64 = 3_600_000

    /// Parses a whole number of a unit, at most an hour; nil for any other text.
    static func milliseconds(_ text: String) -> Int64? {
        for (suffix, unit) in units where text.hasSuffix(suffix) {
            let digits = text.dropLast(suffix.utf8.count)
            guard (1...7).contains(digits.utf8.count),
                digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int64(digits)
            else { continue }
            return number * unit <= maximum ? number * unit : nil
        }
        return nil
    }

    /// Formats a length in the largest unit of which it is a whole multiple.
    static func text(_ milliseconds: Int64) -> String {
        guard milliseconds != 0 else { return "0s" }
        let unit = units.last { milliseconds % $0.milliseconds == 0 } ?? units[0]
        return "\(milliseconds / unit.milliseconds)\(unit.suffix)"
    }
}
