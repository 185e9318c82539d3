import KioskPresentation
import PurchaseCore
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// The state of the confirmation before the store's clock is advanced.
struct ClockDialog: Sendable {
    enum Control: Hashable, Sendable { case cancel, advance }

    let step: ClockStep
    var focus = Control.cancel
    var confirmationGuard = ConfirmationGuard()

    init(_ step: ClockStep) { self.step = step }

    mutating func moveFocus() { focus = focus == .cancel ? .advance : .cancel }
}

extension Model {
    /// Opens the confirmation before the store's clock is advanced, because it cannot be set back and the key may have
    /// been meant for something else, such as the next match of a search.
    mutating func confirmAdvance(_ step: ClockStep) -> [Command] {
        if let reason = requestBlockedReason { return showToast(.info, reason) }
        overlay = .clock(ClockDialog(step))
        return []
    }

    mutating func editClock(_ edit: (inout ClockDialog) -> Void) {
        guard case .clock(var dialog) = overlay else { return }
        edit(&dialog)
        overlay = .clock(dialog)
    }

    mutating func handle(_ press: KeyPress, in dialog: ClockDialog) -> [Command] {
        switch press.key {
        case .escape: overlay = nil
        case .enter, .character(" "): return pressButton(of: dialog)
        case .tab, .backTab, .left, .right, .up, .down:
            editClock { $0.moveFocus() }
        default: break
        }
        return []
    }

    /// Advances the clock only if the dialog was visible long enough for this press to be its answer.
    mutating func pressButton(of dialog: ClockDialog) -> [Command] {
        guard dialog.focus == .advance else {
            overlay = nil
            return []
        }
        guard mayConfirm(dialog.confirmationGuard) else { return [] }
        overlay = nil
        return [.log(.action(dialog.step.action.name))] + changeClock(dialog.step.change)
    }

    /// Returns the store's time after a step; nil if that depends on the next event.
    func storeTime(after step: ClockStep) -> Timestamp? {
        guard case .period(let period) = step.change else { return nil }
        return TimeRate.realTime.end(of: period, times: 1, from: storeNow)
    }

    /// The items of this account that an advance can change: active subscriptions and open purchases.
    var dueCounts: (subscriptions: Int, purchases: Int) {
        (subscriptions.count(where: \.isActive), engine.openCount)
    }
}

// MARK: View

/// The view of the clock confirmation, with the consequences of the advance.
struct ClockDialogView {
    let model: Model
    let dialog: ClockDialog
    private var formatter: DisplayFormatter { model.formatter }

    var box: DialogLayout {
        let block = block(width: DialogLayout.width(52, in: model.size))
        // Scrolls to the end, so that the buttons stay visible.
        return DialogLayout(
            formatter.text(.clockForwardTitle), block, top: block.lines.count,
            hints: DialogHint.ofQuestion(formatter), in: model.size, formatter: formatter)
    }

    private func block(width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        let step = formatter.text(dialog.step.name)
        block.add(
            model.storeTime(after: dialog.step).map {
                formatter.fact(step, SafeText(formatted: formatter.times.dateTime($0)))
            } ?? step, Style(.text, on: .dialog, .bold))
        block.addBlankLine()
        block.add(formatter.text(.clockForwardNote), Style(.dialog))
        let due = model.dueCounts
        if due.subscriptions + due.purchases > 0 {
            block.add(
                formatter.text(.clockForwardDue, String(due.subscriptions), String(due.purchases)),
                Style(.warning, on: .dialog))
        }
        block.addBlankLine()
        block.add(buttons: [
            button(.cancel, .buttonCancel), button(.advance, .buttonForward),
        ])
        return block
    }

    private func button(_ control: ClockDialog.Control, _ label: TextKey) -> DialogButton {
        DialogButton(formatter.text(label), .clock(control), isFocused: dialog.focus == control)
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

/// The steps by which the store's clock can be advanced.
enum ClockStep: CaseIterable, Hashable, Sendable {
    case nextEvent, day, month, year

    var change: ClockChange {
        switch self {
        case .nextEvent: .nextEvent
        case .day: .period(SubscriptionPeriod(count: 1, unit: .day))
        case .month: .period(SubscriptionPeriod(count: 1, unit: .month))
        case .year: .period(SubscriptionPeriod(count: 1, unit: .year))
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

    var name: TextKey {
        switch self {
        case .nextEvent: .clockNext
        case .day: .hintClockDay
        case .month: .hintClockMonth
        case .year: .hintClockYear
        }
    }
}
