import StoreModel
import StoreText
import TerminalGraphics

extension Model {
    mutating func editRefund(_ edit: (inout RefundDialog) -> Void) {
        guard case .refund(var dialog) = overlay else { return }
        edit(&dialog)
        overlay = .refund(dialog)
    }

    mutating func editEntry(_ edit: (inout EntryDialog) -> Void) {
        guard case .entry(var dialog) = overlay else { return }
        edit(&dialog)
        overlay = .entry(dialog)
    }

    mutating func handle(_ press: KeyPress, in dialog: RefundDialog) -> [Command] {
        switch press.key {
        case .escape: overlay = nil
        case .enter, .character(" "): return pressButton(of: dialog)
        case .tab, .backTab, .left, .right: editRefund { $0.moveFocus() }
        case .up: editRefund { $0.turn(by: -1) }
        case .down: editRefund { $0.turn(by: 1) }
        default: break
        }
        return []
    }

    /// Starts the refund only if the dialog was visible long enough for this press to be its answer.
    mutating func pressButton(of dialog: RefundDialog) -> [Command] {
        guard dialog.focus == .refund else {
            overlay = nil
            return []
        }
        guard mayConfirm(dialog.confirm), let id = dialog.order.transactionID else { return [] }
        overlay = nil
        let note = Command.log(.act(dialog.deed.act, transactionID: id))
        return [note, dialog.deed == .whole ? .refund(id) : .change(id, dialog.deed)]
    }

    /// Applies an answer about a subscription, fault, product or crash, or displays why it is not valid.
    mutating func answer(_ dialog: EntryDialog) -> [Command] {
        switch dialog.kind {
        case .fault: return plan(dialog.plan)
        case .product(let id): return change(id, dialog.text)
        case .crash: return planCrash(dialog.text)
        default: break
        }
        guard let answer = dialog.test else {
            let refusal = formatter.messages.text(dialog.refusal)
            editEntry { $0.error = refusal }
            return []
        }
        overlay = nil
        return [.test(answer.id, answer.test)]
    }

    /// Plans the fault of an answer, or displays which of its words is not valid.
    private mutating func plan(
        _ answer: Result<FaultPlan, FaultPlan.ParseError>
    ) -> [Command] {
        switch answer {
        case .success(let plan):
            overlay = nil
            return [.planFault(plan)]
        case .failure(let mistake):
            editEntry { $0.error = mistake.message }
            return []
        }
    }

    mutating func handle(_ press: KeyPress, in dialog: EntryDialog) -> [Command] {
        switch press.key {
        case .escape: overlay = nil
        case .enter:
            if let change = dialog.change { return [.changeContext(change)] }
            return dialog.kind.changesContext || dialog.text.isEmpty ? [] : answer(dialog)
        case .backspace: editEntry { $0.erase() }
        case .character(let character): editEntry { $0.type(String(character)) }
        default: break
        }
        return []
    }
}
