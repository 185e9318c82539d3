/// The duration of subscription periods at a store (`SKTestSession.TimeRate`; the raw values are those of `_timeRate`).
///
/// The tables are those of Apple's pages on the cases of `SKTestSession.TimeRate`. Values missing from a page are
/// derived from the rates whose pages are complete: a grace period is six sevenths of a week for weekly subscriptions
/// and half a month for others, and a charge is retried for two months.
public enum TimeRate: Int64, Codable, Hashable, Sendable, CaseIterable {
    /// Periods have their real duration.
    case realTime = 0
    /// A day lasts an hour.
    case oneHourIsOneDay
    /// A day lasts half an hour.
    case thirtyMinutesIsOneDay
    /// A day lasts five minutes.
    case fiveMinutesIsOneDay
    /// A day lasts a minute.
    case oneMinuteIsOneDay
    /// A day lasts half a minute.
    case thirtySecondsIsOneDay
    /// A day lasts a second.
    case oneSecondIsOneDay
    /// A month lasts an hour.
    case monthlyRenewalEveryHour = 10
    /// A month lasts half an hour.
    case monthlyRenewalEveryThirtyMinutes
    /// A month lasts a quarter of an hour.
    case monthlyRenewalEveryFifteenMinutes
    /// A month lasts five minutes.
    case monthlyRenewalEveryFiveMinutes
    /// A month lasts half a minute.
    case monthlyRenewalEveryThirtySeconds = 15
    /// Every period lasts a quarter of an hour.
    case oneRenewalEveryFifteenMinutes = 1000
    /// Every period lasts five minutes.
    case oneRenewalEveryFiveMinutes
    /// Every period lasts a minute.
    case oneRenewalEveryMinute
    /// Every period lasts half a minute.
    case oneRenewalEveryThirtySeconds
    /// Every period lasts ten seconds.
    case oneRenewalEveryTenSeconds
    /// Every period lasts two seconds.
    case oneRenewalEveryTwoSeconds
}

extension TimeRate {
    /// Returns the end, in UTC, of a number of consecutive periods from a moment on.
    ///
    /// Months end on the day of the month on which they began, or on the last day of a shorter month.
    /// - Parameter count: The number of periods, at least 1; fewer count as 1.
    public func end(
        of period: SubscriptionPeriod, times count: Int64 = 1, from start: Timestamp
    ) -> Timestamp {
        let count = max(1, count)
        if let each = lengthOfAnyPeriod {
            return start.adding(milliseconds: Self.clampedProduct(each, count))
        }
        if let month = lengthOfMonth {
            return start.adding(milliseconds: Self.clampedProduct(length(of: period, month), count))
        }
        let end = Self.calendarEnd(of: period, times: count, from: start)
        guard let day = lengthOfDay else { return end }
        return start.adding(milliseconds: Self.clampedProduct(end.since(start) / Self.day, day))
    }

    /// Returns the end of the grace period after a failed renewal.
    public func endOfGrace(of period: SubscriptionPeriod, from start: Timestamp) -> Timestamp {
        if let each = lengthOfAnyPeriod { return start.adding(milliseconds: each) }
        let isWeekly = period.unit == .day || period == SubscriptionPeriod(count: 1, unit: .week)
        if let month = lengthOfMonth {
            return start.adding(milliseconds: isWeekly ? (lengthOfWeek * 6 + 6) / 7 : month / 2)
        }
        return start.adding(milliseconds: (isWeekly ? 6 : 16) * (lengthOfDay ?? Self.day))
    }

    /// Returns the end of the billing retry period, which lasts sixty days.
    public func endOfRetries(from start: Timestamp) -> Timestamp {
        let two = (lengthOfAnyPeriod ?? lengthOfMonth).map { $0 * 2 }
        return start.adding(milliseconds: two ?? 60 * (lengthOfDay ?? Self.day))
    }

    /// Returns the moment a number of subscription days later, as an extension counts them.
    public func adding(days: Int64, to moment: Timestamp) -> Timestamp {
        let month = (lengthOfAnyPeriod ?? lengthOfMonth).map { Self.clampedProduct($0, days) / 30 }
        return moment.adding(
            milliseconds: month ?? Self.clampedProduct(lengthOfDay ?? Self.day, days))
    }

    private static let second: Int64 = 1000
    private static let minute: Int64 = 60 * second
    private static let day: Int64 = 24 * 60 * minute

    private var lengthOfDay: Int64? {
        switch self {
        case .oneHourIsOneDay: 60 * Self.minute
        case .thirtyMinutesIsOneDay: 30 * Self.minute
        case .fiveMinutesIsOneDay: 5 * Self.minute
        case .oneMinuteIsOneDay: Self.minute
        case .thirtySecondsIsOneDay: 30 * Self.second
        case .oneSecondIsOneDay: Self.second
        default: nil
        }
    }

    private var lengthOfMonth: Int64? {
        switch self {
        case .monthlyRenewalEveryHour: 60 * Self.minute
        case .monthlyRenewalEveryThirtyMinutes: 30 * Self.minute
        case .monthlyRenewalEveryFifteenMinutes: 15 * Self.minute
        case .monthlyRenewalEveryFiveMinutes: 5 * Self.minute
        case .monthlyRenewalEveryThirtySeconds: 30 * Self.second
        default: nil
        }
    }

    private var lengthOfWeek: Int64 {
        switch self {
        case .monthlyRenewalEveryHour: 15 * Self.minute
        case .monthlyRenewalEveryThirtyMinutes: 10 * Self.minute
        case .monthlyRenewalEveryFifteenMinutes: 5 * Self.minute
        case .monthlyRenewalEveryFiveMinutes: 3 * Self.minute
        default: 10 * Self.second
        }
    }

    private var lengthOfAnyPeriod: Int64? {
        switch self {
        case .oneRenewalEveryFifteenMinutes: 15 * Self.minute
        case .oneRenewalEveryFiveMinutes: 5 * Self.minute
        case .oneRenewalEveryMinute: Self.minute
        case .oneRenewalEveryThirtySeconds: 30 * Self.second
        case .oneRenewalEveryTenSeconds: 10 * Self.second
        case .oneRenewalEveryTwoSeconds: 2 * Self.second
        default: nil
        }
    }

    private func length(of period: SubscriptionPeriod, _ month: Int64) -> Int64 {
        let count = Int64(period.count)
        return switch period.unit {
        case .day: max(1, Self.clampedProduct(lengthOfWeek, count) / 7)
        case .week: Self.clampedProduct(lengthOfWeek, count)
        case .month: Self.clampedProduct(month, count)
        case .year: Self.clampedProduct(month * 12, count)
        }
    }

    private static func calendarEnd(
        of period: SubscriptionPeriod, times count: Int64, from start: Timestamp
    ) -> Timestamp {
        let units = clampedProduct(Int64(period.count), count)
        switch period.unit {
        case .day: return start.adding(milliseconds: clampedProduct(day, units))
        case .week: return start.adding(milliseconds: clampedProduct(7 * day, units))
        case .month: return months(units, after: start)
        case .year: return months(clampedProduct(12, units), after: start)
        }
    }

    /// Returns the moment a number of months later, limited to ten thousand years. A date beyond about thirty thousand
    /// years is returned unchanged.
    private static func months(_ count: Int64, after start: Timestamp) -> Timestamp {
        guard (-calendarLimit...calendarLimit).contains(start.milliseconds) else { return start }
        let number = start.milliseconds / day - (start.milliseconds % day < 0 ? 1 : 0)
        let time = start.milliseconds - number * day
        let end = CivilDate(day: number).dayNumber(monthsLater: min(count, 120_000))
        return Timestamp(milliseconds: end * day + time)
    }

    private static let calendarLimit: Int64 = 1_000_000_000_000_000

    /// Returns the product, clamped to the range of 64 bits.
    private static func clampedProduct(_ left: Int64, _ right: Int64) -> Int64 {
        let (product, overflow) = left.multipliedReportingOverflow(by: right)
        return overflow ? ((left < 0) == (right < 0) ? .max : .min) : product
    }
}
