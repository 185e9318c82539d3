package import StoreModel

/// Formats durations in the coarsest useful unit, such as `12 s`, `2 min`, `1 h` or `3 d`.
package struct AgeFormatter: Hashable, Sendable {
    private let messages: LocalizedTexts
    private let counts: CountFormatter

    /// Creates a formatter for the reader's locale.
    package init(locale: LocaleID) {
        messages = LocalizedTexts(locale: locale)
        counts = CountFormatter(locale: locale)
    }

    /// Returns a duration in milliseconds, rounded down; less than a second, or a negative duration due to differing
    /// clocks, is `now`.
    package func string(milliseconds: Int64) -> String {
        let seconds = milliseconds / 1000
        guard let (message, unit) = Self.units.first(where: { seconds >= $0.seconds }) else {
            return messages.text(.ageNow)
        }
        return messages.text(message, counts.string(seconds / unit))
    }

    /// Returns the time since a moment.
    package func string(since moment: Timestamp, now: Timestamp) -> String {
        string(milliseconds: now.since(moment))
    }

    /// Returns the time since a moment in words, such as `3 hours ago`; less than a minute, or a future moment due to
    /// differing clocks, is `a moment ago`.
    package func words(since moment: Timestamp, now: Timestamp) -> String {
        let seconds = now.since(moment) / 1000
        guard let (message, unit) = Self.wordUnits.first(where: { seconds >= $0.seconds }) else {
            return messages.text(.agoNow)
        }
        return messages.text(message, counts.string(seconds / unit))
    }

    /// Returns the moment at which the result of ``words(since:now:)`` changes next.
    package static func nextWordsChange(since moment: Timestamp, now: Timestamp) -> Timestamp {
        let age = now.since(moment)
        guard age >= minute else { return moment.adding(milliseconds: minute) }
        return now.adding(milliseconds: nextChange(milliseconds: age))
    }

    /// Returns the time until a moment, rounded up so that it is never too short.
    package func string(until moment: Timestamp, now: Timestamp) -> String {
        let left = moment.since(now)
        guard left > 0 else { return messages.text(.ageNow) }
        let unit = Self.units.first { left / 1000 >= $0.seconds }?.seconds ?? 1
        let step = unit * 1000
        let (raised, overflow) = left.addingReportingOverflow(step - 1)
        return string(milliseconds: overflow ? left : raised)
    }

    /// Returns the milliseconds until the text for a duration changes.
    ///
    /// A screen that shows durations sets one timer for the smallest of these values, so that it wakes up only when
    /// needed.
    package static func nextChange(milliseconds: Int64) -> Int64 {
        guard milliseconds >= 0 else { return 1000 - max(milliseconds, -dayLength) }
        let seconds = milliseconds / 1000
        let unit = (units.first { seconds >= $0.seconds }?.seconds ?? 1) * 1000
        return unit - milliseconds % unit
    }

    /// Returns the milliseconds until the result of ``string(until:now:)`` changes.
    package static func nextChange(millisecondsLeft left: Int64) -> Int64 {
        guard left > 0 else { return dayLength }
        // With exactly one hour left, the text changes after one minute, because the smaller unit applies from then on.
        let unit = units.first { (left - 1) / 1000 >= $0.seconds }?.seconds ?? 1
        return (left - 1) % (unit * 1000) + 1
    }

    /// Returns a measured duration, such as `8 ms`, `1.2 s` or `12 s`; never negative.
    package func precise(milliseconds: Int64) -> String {
        let length = max(milliseconds, 0)
        guard length >= 1000 else {
            return messages.text(.ageMilliseconds, counts.string(length))
        }
        guard length < 10_000 else { return string(milliseconds: length) }
        let tenths = length / 100
        let point = NumberStyle.builtIn(counts.locale)?.decimalSeparator ?? "."
        return messages.text(.ageSeconds, "\(tenths / 10)\(point)\(tenths % 10)")
    }

    private static let dayLength: Int64 = 86_400_000
    private static let minute: Int64 = 60_000

    private static let wordUnits: [(message: TextKey, seconds: Int64)] = [
        (.agoYears, 31_536_000), (.agoDays, 86_400), (.agoHours, 3600), (.agoMinutes, 60),
    ]

    // Each unit is a multiple of the next one, so that the text changes only when the smaller unit would.
    private static let units: [(message: TextKey, seconds: Int64)] = [
        (.ageYears, 31_536_000), (.ageDays, 86_400), (.ageHours, 3600), (.ageMinutes, 60),
        (.ageSeconds, 1),
    ]
}
