import Foundation
package import StoreModel

/// Formats moments in the customer's locale and time zone.
package struct TimeFormatter: Hashable, Sendable {
    /// The customer's locale.
    package let locale: LocaleID
    private let zone: TimeZone

    /// Creates a formatter for a locale and a zone of the time zone database, such as `Asia/Shanghai`.
    ///
    /// - Parameter zone: Nil for the zone of this machine; an unknown name is GMT.
    package init(locale: LocaleID, zone: String? = nil) {
        self.locale = locale
        self.zone = zone.map { TimeZone(identifier: $0) ?? .gmt } ?? .current
    }

    /// Returns the time of day on a 24-hour clock, `14:02`; the same in every locale, because columns are aligned by
    /// it.
    package func clock(_ moment: Timestamp) -> String {
        let time = timeOfDay(moment)
        return Self.padded(time / 3_600_000) + ":" + Self.padded(time / 60_000 % 60)
    }

    /// Returns the time of day to the millisecond, `14:05:01.002`, for timelines and logs.
    package func preciseClock(_ moment: Timestamp) -> String {
        let time = timeOfDay(moment)
        return clock(moment) + ":" + Self.padded(time / 1000 % 60) + "."
            + Self.padded(time % 1000, to: 3)
    }

    /// Returns the time of day in the locale's format, such as `2:02 PM`.
    package func shortTime(_ moment: Timestamp) -> String {
        formatted(moment, date: .omitted)
    }

    /// Returns the date in the locale's format, such as `Nov 21, 2026`.
    package func day(_ moment: Timestamp) -> String {
        PlainText.of(
            Date.FormatStyle(
                date: .abbreviated, time: .omitted, locale: foundationLocale, timeZone: zone
            ).format(Self.date(moment)))
    }

    /// Returns date and time in the locale's format, such as `Nov 21, 2026 at 2:02 PM`.
    package func dateTime(_ moment: Timestamp) -> String {
        formatted(moment, date: .abbreviated)
    }

    /// Returns `today 14:02`, `yesterday 14:02` or `tomorrow 14:02`, or the date of another day.
    package func relativeDateTime(_ moment: Timestamp, now: Timestamp) -> String {
        let messages = LocalizedTexts(locale: locale)
        return switch localDay(moment) - localDay(now) {
        case 0: messages.text(.todayAt, clock(moment))
        case -1: messages.text(.yesterdayAt, clock(moment))
        case 1: messages.text(.tomorrowAt, clock(moment))
        default: day(moment)
        }
    }

    /// Returns the time of day of a moment on the same day as `now`, `14:02`, or the date of another day, `2026-11-21`;
    /// the same in every locale, because columns are aligned by it.
    ///
    /// - Parameter isShort: Whether a date has only the month and the day, `11-21`, or in another year than that of
    ///   `now` the year and the month, `2025-11`.
    package func clockOrDate(_ moment: Timestamp, now: Timestamp, isShort: Bool = false) -> String {
        guard localDay(moment) != localDay(now) else { return clock(moment) }
        let (date, today) = (isoDay(moment), isoDay(now))
        guard isShort else { return date }
        return date.prefix(4) == today.prefix(4)
            ? String(date.suffix(5)) : String(date.dropLast(3))
    }

    private func isoDay(_ moment: Timestamp) -> String {
        ISODate.day(Timestamp(milliseconds: localMilliseconds(moment)))
    }

    /// Returns the milliseconds until the next day in the zone, when the result of ``nearby(_:now:)`` changes.
    package func millisecondsUntilNextDay(after now: Timestamp) -> Int64 {
        Self.dayLength - timeOfDay(now)
    }

    /// Returns the moment in UTC in ISO 8601, `2026-11-21T14:02:00.000Z`, for machines and exports.
    package static func iso8601(_ moment: Timestamp) -> String {
        date(moment).formatted(
            Date.ISO8601FormatStyle(includingFractionalSeconds: true, timeZone: .gmt))
    }

    private var foundationLocale: Locale { Locale(identifier: locale.identifier) }

    private func formatted(_ moment: Timestamp, date: Date.FormatStyle.DateStyle) -> String {
        PlainText.of(
            Date.FormatStyle(
                date: date, time: .shortened, locale: foundationLocale, timeZone: zone
            ).format(Self.date(moment)))
    }

    /// Returns the milliseconds since midnight in the zone.
    private func timeOfDay(_ moment: Timestamp) -> Int64 {
        Self.floored(localMilliseconds(moment), by: Self.dayLength).remainder
    }

    /// Returns the days since 1970-01-01 in the zone.
    private func localDay(_ moment: Timestamp) -> Int64 {
        Self.floored(localMilliseconds(moment), by: Self.dayLength).quotient
    }

    private func localMilliseconds(_ moment: Timestamp) -> Int64 {
        let kept = Self.clamped(moment)
        return kept + Int64(zone.secondsFromGMT(for: Self.date(moment))) * 1000
    }

    private static let dayLength: Int64 = 86_400_000

    private static func floored(
        _ value: Int64, by divisor: Int64
    ) -> (quotient: Int64, remainder: Int64) {
        let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }

    private static func date(_ moment: Timestamp) -> Date {
        Date(timeIntervalSince1970: Double(clamped(moment)) / 1000)
    }

    /// Returns the moment limited to the years 1 to 9999: a damaged or hostile payload may contain other values, which
    /// must not trap a calendar.
    private static func clamped(_ moment: Timestamp) -> Int64 {
        min(max(moment.milliseconds, -62_135_596_800_000), 253_402_214_400_000)
    }

    private static func padded(_ number: Int64, to width: Int = 2) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
