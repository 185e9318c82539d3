import KioskPresentation
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// The state of the confirmation before the store's clock is advanced.
struct ClockAdvanceDialog: Sendable {
    let step: ClockStep
    var focus = CancelConfirmButton.cancel
    var confirmationGuard = ConfirmationGuard()
}

extension ClockAdvanceDialog: CancelConfirmDialog {
    var overlay: Overlay { .clock(self) }
    var title: TextKey { .clockForwardTitle }

    func confirm(in model: inout Model) -> [Command] {
        model.overlay = nil
        // A typed step is not an action of the key table.
        let note = ClockStep.all.contains(step) ? [Command.log(.action(step.action.name))] : []
        return note + model.changeClock(step.change)
    }

    func confirmationLabel(in model: Model) -> SafeText { model.formatter.text(.buttonForward) }

    func addText(to block: inout TextBlock, in model: Model) {
        block.add(target(in: model), Style(.text, on: .dialog, .bold))
        block.addBlankLine()
        for (index, text) in consequences(in: model).enumerated() {
            block.add(text, index == 0 ? Style(.dialog) : Style(.warning, on: .dialog))
        }
    }

    /// Returns the step, with the store's time after it where that is known.
    func target(in model: Model) -> SafeText {
        let formatter = model.formatter
        let name = formatter.text(step.name)
        return model.storeTime(after: step).map {
            formatter.fact(name, SafeText(formatted: formatter.times.dateTime($0)))
        } ?? name
    }

    /// Returns what an advance does, and what of this account it can change.
    func consequences(in model: Model) -> [SafeText] {
        let formatter = model.formatter
        let due = model.dueCounts
        let (subscriptions, purchases) = (String(due.subscriptions), String(due.purchases))
        let isAnyDue = due.subscriptions + due.purchases > 0
        return [formatter.text(.clockForwardNote)]
            + (isAnyDue ? [formatter.text(.clockForwardDue, subscriptions, purchases)] : [])
    }
}

// MARK: Rates

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

/// A step by which the store's clock can be advanced.
struct ClockStep: Hashable, Sendable {
    let change: ClockChange
    /// The action that asks for the step.
    let action: Action
    let name: TextKey
    /// The key that selects the step in the menu.
    let key: Character

    static let nextEvent = ClockStep(
        change: .nextEvent, action: .clockNext, name: .clockNext, key: "n")
    static let day = ClockStep(.day, .clockDay, .hintClockDay, "d")
    static let month = ClockStep(.month, .clockMonth, .hintClockMonth, "m")
    static let year = ClockStep(.year, .clockYear, .hintClockYear, "y")
    static let all = [nextEvent, day, month, year]
}

extension ClockStep {
    /// Creates the step of a typed change.
    init(_ change: ClockChange) {
        self =
            Self.all.first { $0.change == change }
            ?? ClockStep(change: change, action: .clockMenu, name: .sandboxClock, key: " ")
    }

    private init(
        _ unit: SubscriptionPeriod.Unit, _ action: Action, _ name: TextKey, _ key: Character
    ) {
        self.init(
            change: .period(SubscriptionPeriod(count: 1, unit: unit)), action: action, name: name,
            key: key)
    }
}
