import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// The question before the store's clock goes forward.
struct ClockDialog: Sendable {
    enum Control: Hashable, Sendable { case cancel, forward }

    let step: ClockStep
    var focus = Control.cancel
    var confirm = ConfirmGuard()

    init(_ step: ClockStep) { self.step = step }

    mutating func moveFocus() { focus = focus == .cancel ? .forward : .cancel }
}

extension Model {
    /// Asks before the store's clock goes forward, because it cannot be set back and the key may have been meant for
    /// something else, such as the next match of a search.
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

    /// Sets the clock forward only where the question was seen and this is its answer.
    mutating func pressButton(of dialog: ClockDialog) -> [Command] {
        guard dialog.focus == .forward else {
            overlay = nil
            return []
        }
        guard mayConfirm(dialog.confirm) else { return [] }
        overlay = nil
        return [.note(.act(dialog.step.action.name))] + turnClock(dialog.step.act)
    }

    /// What the store's clock shows after a step; nil where that is up to what is due.
    func storeTime(after step: ClockStep) -> Timestamp? {
        guard case .forward(let period) = step.act else { return nil }
        return TimeRate.realTime.end(of: period, times: 1, from: storeNow)
    }

    /// What of this account can change as the clock goes forward: its living subscriptions, and its open purchases.
    var dueCounts: (subscriptions: Int, purchases: Int) {
        (subscriptions.count(where: \.isAlive), engine.openCount)
    }
}
