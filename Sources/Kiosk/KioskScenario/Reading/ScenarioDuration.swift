import StoreModel

/// Parses and formats durations in scenario files.
enum ScenarioDuration {
    private static let units: [(suffix: String, milliseconds: Int64)] = [
        ("ms", 1), ("s", 1_000), ("m", 60_000), ("h", 3_600_000), ("d", 86_400_000),
    ]

    /// The longest duration: a hundred years.
    static let limit: Int64 = 36_525 * 86_400_000

    /// Returns whether a text is a duration of any length.
    static func isLength(_ text: String) -> Bool { parts(text) != nil }

    /// Returns a duration such as `250ms`, `30s`, `5m`, `1h` or `3d`, at most a hundred years; nil for other text.
    static func milliseconds(_ text: String) -> Int64? {
        guard let (digits, unit) = parts(text), digits.utf8.count <= 9, let number = Int64(digits),
            number * unit <= limit
        else { return nil }
        return number * unit
    }

    /// Returns the digits of a duration and its unit in milliseconds; nil for other text.
    private static func parts(_ text: String) -> (digits: Substring, unit: Int64)? {
        for (suffix, unit) in units where text.hasSuffix(suffix) {
            let digits = text.dropLast(suffix.utf8.count)
            guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
                continue
            }
            return (digits, unit)
        }
        return nil
    }

    /// Returns a duration in the largest unit of which it is a whole multiple.
    static func text(_ milliseconds: Int64) -> String {
        let unit = units.reversed().first { milliseconds % $0.milliseconds == 0 } ?? units[0]
        return "\(milliseconds / unit.milliseconds)\(unit.suffix)"
    }
}

// MARK: Dates

/// Compares dates in scenario files: `2026-02-08` matches any moment of that day in UTC, `2026-02-08T12:00:00Z` one
/// moment.
enum ScenarioDate {
    /// Returns whether a date matches a moment.
    static func matches(_ text: String, _ moment: Timestamp?) -> Bool {
        guard let moment, let wanted = ISODate.timestamp(text) else { return false }
        return text.contains("T") ? wanted == moment : ISODate.day(moment) == text
    }

    static func isDate(_ text: String) -> Bool { ISODate.timestamp(text) != nil }
}
