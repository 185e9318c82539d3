/// A date of the proleptic Gregorian calendar, converted from and to a number of days since 1970-01-01.
package struct CivilDate: Hashable, Sendable {
    /// The year, which may be 0 or negative.
    package let year: Int64
    /// 1...12.
    package let month: Int64
    /// 1...31.
    package let day: Int64

    /// Creates the date of a day number, by Howard Hinnant's `civil_from_days`, in eras of 400 years that begin in
    /// March.
    package init(day number: Int64) {
        let shifted = number + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
        month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// Returns the number of days from 1970-01-01 to a date (`days_from_civil`).
    package static func dayNumber(year: Int64, month: Int64, day: Int64) -> Int64 {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
            - 719_468
    }

    /// Returns the day number some months later: the same day of the month, or the last one if that month is shorter.
    package func dayNumber(monthsLater months: Int64) -> Int64 {
        let all = year * 12 + month - 1 + months
        let year = all >= 0 ? all / 12 : (all - 11) / 12
        let month = all - year * 12 + 1
        let first = Self.dayNumber(year: year, month: month, day: 1)
        let next = Self.dayNumber(
            year: month == 12 ? year + 1 : year, month: month == 12 ? 1 : month + 1, day: 1)
        return first + min(day, next - first) - 1
    }

    /// Returns the weekday; 0 is Sunday.
    package static func weekday(_ number: Int64) -> Int64 { ((number + 4) % 7 + 7) % 7 }
}

extension Timestamp {
    /// The day in UTC, as `2030-01-31`.
    package var utcDay: String {
        let day =
            milliseconds >= 0 ? milliseconds / 86_400_000 : (milliseconds - 86_399_999) / 86_400_000
        let date = CivilDate(day: day)
        func padded(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(date.year)-\(padded(date.month))-\(padded(date.day))"
    }
}
