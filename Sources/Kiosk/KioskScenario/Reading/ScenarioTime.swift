import StoreModel

/// Times as a scenario writes them.
enum ScenarioTime {
    private static let units: [(suffix: String, milliseconds: Int64)] = [
        ("ms", 1), ("s", 1_000), ("m", 60_000), ("h", 3_600_000), ("d", 86_400_000),
    ]

    /// A length such as `250ms`, `30s`, `5m`, `1h` or `3d`, a hundred years at most; nil for anything else.
    static func milliseconds(_ text: String) -> Int64? {
        for (suffix, unit) in units where text.hasSuffix(suffix) {
            let digits = text.dropLast(suffix.utf8.count)
            guard !digits.isEmpty, digits.utf8.count <= 9,
                digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int64(digits)
            else { continue }
            let (time, overflow) = number.multipliedReportingOverflow(by: unit)
            return overflow || time > 36_525 * 86_400_000 ? nil : time
        }
        return nil
    }

    /// A length in the largest unit of which it is a whole number.
    static func text(_ milliseconds: Int64) -> String {
        let unit = units.reversed().first { milliseconds % $0.milliseconds == 0 } ?? units[0]
        return "\(milliseconds / unit.milliseconds)\(unit.suffix)"
    }
}

extension ScenarioTime {
    /// The day of a moment in UTC, such as `2026-02-08`.
    static func date(_ moment: Timestamp) -> String {
        let (days, rest) = moment.milliseconds.quotientAndRemainder(dividingBy: 86_400_000)
        let date = CivilDate(day: rest < 0 ? days - 1 : days)
        return "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))"
    }

    private static func padded(_ number: Int64, _ digits: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
    }
}
