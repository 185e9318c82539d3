extension ISODate {
    /// Formats a moment as ``timestamp(_:)`` parses it, to the second: `2026-01-31T18:00:00Z`.
    package static func text(_ moment: Timestamp) -> String {
        let seconds = floored(moment.milliseconds, 1000)
        let rest = seconds - floored(seconds, 86_400) * 86_400
        let time = [rest / 3600, rest / 60 % 60, rest % 60].map { padded($0, to: 2) }
        return day(moment) + "T" + time.joined(separator: ":") + "Z"
    }

    /// Formats the day in UTC: `2026-01-31`.
    package static func day(_ moment: Timestamp) -> String {
        let date = CivilDate(day: floored(moment.milliseconds, 86_400_000))
        return [padded(date.year, to: 4), padded(date.month, to: 2), padded(date.day, to: 2)]
            .joined(separator: "-")
    }

    private static func floored(_ number: Int64, _ divisor: Int64) -> Int64 {
        number >= 0 ? number / divisor : -((divisor - 1 - number) / divisor)
    }

    private static func padded(_ number: Int64, to width: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(width - text.utf8.count, 0)) + text
    }
}
