package import StoreModel

/// Reads the dates of kiosk's own catalogs.
package enum ISODate {
    /// The moment that `2030-01-31` or `2030-01-31T18:00:00Z` tells; a date alone is its first instant in UTC.
    ///
    /// - Returns: Nil for anything else, other zones and days that no month has included.
    package static func timestamp(_ text: String) -> Timestamp? {
        let halves = text.split(separator: "T", omittingEmptySubsequences: false)
        guard halves.count <= 2, let date = halves.first, let days = days(date) else { return nil }
        guard halves.count == 2 else { return Timestamp(milliseconds: days * 86_400_000) }
        guard let seconds = seconds(halves[1]) else { return nil }
        return Timestamp(milliseconds: (days * 86_400 + seconds) * 1000)
    }

    private static func seconds(_ text: Substring) -> Int64? {
        guard text.last == "Z", let numbers = numbers(text.dropLast(), ":", digits: [2, 2, 2]),
            numbers[0] < 24, numbers[1] < 60, numbers[2] < 60
        else { return nil }
        return numbers[0] * 3600 + numbers[1] * 60 + numbers[2]
    }

    /// Days since 1970-01-01 in the Gregorian calendar, counted in years that begin in March.
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
