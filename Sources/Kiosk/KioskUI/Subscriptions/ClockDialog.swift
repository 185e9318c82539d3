import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// The state of the confirmation before the store's clock is advanced.
struct ClockDialog: Sendable {
    enum Control: Hashable, Sendable { case cancel, forward }

    let step: ClockStep
    var focus = Control.cancel
    var confirm = ConfirmGuard()

    init(_ step: ClockStep) { self.step = step }

    mutating func moveFocus() { focus = focus == .cancel ? .forward : .cancel }
}

extension Model {
    /// Opens the confirmation before the store's clock is advanced, because it cannot be set back and the key may have
    /// been meant for something else, such as the next match of a search.
    mutating func askForward(_ step: ClockStep) -> [Command] {
        if let reason = askingReason { return tell(.info, reason) }
        overlay = .clock(ClockDialog(step))
        return []
    }

    mutating func editClock(_ edit: (inout ClockDialog) -> Void) {
        guard case .clock(var dialog) = overlay else { return }
        edit(&dialog)
        overlay = .clock(dialog)
    }

    mutating func take(_ press: KeyPress, in dialog: ClockDialog) -> [Command] {
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
        guard dialog.focus == .forward else {
            overlay = nil
            return []
        }
        guard mayConfirm(dialog.confirm) else { return [] }
        overlay = nil
        return [.note(.act(dialog.step.action.name))] + turnClock(dialog.step.act)
    }

    /// Returns the store's time after a step; nil if that depends on the next event.
    func storeTime(after step: ClockStep) -> Timestamp? {
        guard case .forward(let period) = step.act else { return nil }
        return TimeRate.realTime.end(of: period, times: 1, from: storeNow)
    }

    /// The items of this account that an advance can change: active subscriptions and open purchases.
    var dueCounts: (subscriptions: Int, purchases: Int) {
        (subscriptions.count(where: \.isAlive), engine.openCount)
    }
}
