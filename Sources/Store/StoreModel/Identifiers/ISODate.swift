/// Parses and formats the dates of kiosk's own catalogs and commands.
package enum ISODate {
    /// Parses `2030-01-31` or `2030-01-31T18:00:00Z`; a date alone is its first instant in UTC.
    ///
    /// - Returns: Nil for any other text, including other time zones and dates that do not exist.
    package static func timestamp(_ text: String) -> Timestamp? {
        let halves = text.split(separator: "T", omittingEmptySubsequences: false)
        guard halves.count <= 2, let date = halves.first, let days = days(date) else { return nil }
        guard halves.count == 2 else { return Timestamp(milliseconds: days * 86_400_000) }
        guard let seconds = seconds(halves[1]) else { return nil }
        return Timestamp(milliseconds: (days * 86_400 + seconds) * 1000)
    }

    /// Parses a date as ``timestamp(_:)`` does, or `+` and a length of at most 100 years in ISO 8601's days, hours,
    /// minutes and seconds, such as `+PT1H` or `+P3DT12H`, which is added to a moment.
    ///
    /// - Returns: Nil for any other text.
    package static func timestamp(_ text: String, since now: Timestamp) -> Timestamp? {
        guard text.hasPrefix("+") else { return timestamp(text) }
        return length(text.dropFirst()).map { now.adding(milliseconds: $0) }
    }

    /// Parses a length into milliseconds.
    private static func length(_ text: Substring) -> Int64? {
        let halves = text.dropFirst().split(separator: "T", omittingEmptySubsequences: false)
        guard text.first == "P", text.count > 2, (1...2).contains(halves.count),
            halves.last != "",
            let days = seconds(in: halves[0], units: [("D", 86_400)]),
            let rest = halves.count == 2
                ? seconds(in: halves[1], units: [("H", 3600), ("M", 60), ("S", 1)]) : 0,
            days + rest <= 36_525 * 86_400
        else { return nil }
        return (days + rest) * 1000
    }

    /// Parses numbers, each followed by its unit, in the order of the units, and returns their sum.
    private static func seconds(
        in text: Substring, units: [(letter: Character, seconds: Int64)]
    ) -> Int64? {
        var (rest, sum) = (text, Int64(0))
        for unit in units {
            guard let end = rest.firstIndex(of: unit.letter) else { continue }
            let digits = rest[..<end]
            guard (1...9).contains(digits.utf8.count),
                digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let count = Int64(digits)
            else { return nil }
            sum += count * unit.seconds
            rest = rest[rest.index(after: end)...]
        }
        return rest.isEmpty ? sum : nil
    }

    private static func seconds(_ text: Substring) -> Int64? {
        guard text.last == "Z", let numbers = numbers(text.dropLast(), ":", digits: [2, 2, 2]),
            numbers[0] < 24, numbers[1] < 60, numbers[2] < 60
        else { return nil }
        return numbers[0] * 3600 + numbers[1] * 60 + numbers[2]
    }

    /// Returns the days since 1970-01-01 in the Gregorian calendar, counted in years that begin in March.
    private static func days(_ text: Substring) -> Int64? {
        guard let numbers = numbers(text, "-", digits: [4, 2, 2]) else { return nil }
        let (year, month, day) = (numbers[0], numbers[1], numbers[2])
        guard (1...12).contains(month), day >= 1, day <= length(ofMonth: month, year) else {
            return nil
        }
        let shifted = month > 2 ? year : year - 1
        let monthFromMarch = (month + 9) % 12
        let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
        return shifted * 365 + floored(shifted, 4) - floored(shifted, 100) + floored(shifted, 400)
            + dayOfYear - 719_468
    }

    private static func floored(_ number: Int64, _ divisor: Int64) -> Int64 {
        number >= 0 ? number / divisor : (number - divisor + 1) / divisor
    }

    private static func length(ofMonth month: Int64, _ year: Int64) -> Int64 {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return switch month {
        case 2: isLeap ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func numbers(
        _ text: Substring, _ separator: Character, digits: [Int]
    ) -> [Int64]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == digits else { return nil }
        guard parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) else {
            return nil
        }
        let numbers = parts.compactMap { Int64($0) }
        return numbers.count == digits.count ? numbers : nil
    }
}
