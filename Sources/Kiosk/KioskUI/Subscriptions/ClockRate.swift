import StoreModel
import StoreText

/// The rates of the store's clock that can be selected: from frozen to one month per second.
enum ClockRate: Int64, CaseIterable, Hashable, Sendable {
    case frozen = 0
    case real = 1000
    case minute = 60_000
    case hour = 3_600_000
    case day = 86_400_000
    case week = 604_800_000
    case month = 2_592_000_000

    /// The period that passes in a second; nil for rates with a name of their own.
    var perSecond: SubscriptionPeriod? {
        switch self {
        case .frozen, .real, .minute, .hour: nil
        case .day: SubscriptionPeriod(count: 1, unit: .day)
        case .week: SubscriptionPeriod(count: 1, unit: .week)
        case .month: SubscriptionPeriod(count: 1, unit: .month)
        }
    }

    /// Returns the next faster or slower selectable rate, even if the given rate is not selectable.
    static func moved(from rate: Int64, by step: Int) -> ClockRate {
        let others =
            step > 0
            ? allCases.filter { $0.rawValue > rate } : allCases.filter { $0.rawValue < rate }
        return (step > 0 ? others.first : others.last) ?? (step > 0 ? .month : .frozen)
    }
}

/// The steps by which the store's clock can be advanced.
enum ClockStep: CaseIterable, Hashable, Sendable {
    case nextEvent, day, month, year

    var act: ClockAct {
        switch self {
        case .nextEvent: .nextEvent
        case .day: .forward(SubscriptionPeriod(count: 1, unit: .day))
        case .month: .forward(SubscriptionPeriod(count: 1, unit: .month))
        case .year: .forward(SubscriptionPeriod(count: 1, unit: .year))
        }
    }

    /// The action that asks for the step.
    var action: Action {
        switch self {
        case .nextEvent: .clockNext
        case .day: .clockDay
        case .month: .clockMonth
        case .year: .clockYear
        }
    }

    var name: Phrase {
        switch self {
        case .nextEvent: .clockNext
        case .day: .hintClockDay
        case .month: .hintClockMonth
        case .year: .hintClockYear
        }
    }
}
