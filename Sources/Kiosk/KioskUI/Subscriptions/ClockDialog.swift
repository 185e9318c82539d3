import KioskPresentation
import PurchaseCore
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// The state of the confirmation before the store's clock is advanced.
struct ClockDialog: Sendable {
    enum Control: Int, Sendable { case cancel, advance }

    let step: ClockStep
    var focus = Control.cancel
    var confirmationGuard = ConfirmationGuard()

    init(_ step: ClockStep) { self.step = step }

    mutating func moveFocus() { focus = focus == .cancel ? .advance : .cancel }
}

extension ClockDialog: ConfirmationDialog {
    var overlay: Overlay { .clock(self) }

    func layout(in model: Model) -> DialogLayout { ClockDialogView(model: model, dialog: self).box }

    func handle(_ press: KeyPress, in model: inout Model) -> [Command] {
        switch press.key {
        case .escape: model.overlay = nil
        case .enter, .character(" "): return pressButton(in: &model)
        case .tab, .backTab, .left, .right, .up, .down: Self.edit(in: &model) { $0.moveFocus() }
        default: break
        }
        return []
    }

    /// Advances the clock only if the dialog was visible long enough for this press to be its answer.
    func pressButton(in model: inout Model) -> [Command] {
        guard focus == .advance else {
            model.overlay = nil
            return []
        }
        guard model.mayConfirm(confirmationGuard) else { return [] }
        model.overlay = nil
        return [.log(.action(step.action.name))] + model.changeClock(step.change)
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
        DialogButton(
            formatter.text(label), .control(control.rawValue), isFocused: dialog.focus == control)
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
