import KioskPresentation
import StoreAPI
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
        case .up: editRefund { $0.selectChoice(by: -1) }
        case .down: editRefund { $0.selectChoice(by: 1) }
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
        guard mayConfirm(dialog.confirmationGuard), let id = dialog.order.transactionID else {
            return []
        }
        overlay = nil
        return [
            .log(.action(dialog.choice.logName, transactionID: id)),
            .sandbox(.transaction(id, dialog.choice.change)),
        ]
    }

    /// Applies an answer about a subscription, fault, product or crash, or displays why it is not valid.
    mutating func submit(_ dialog: EntryDialog) -> [Command] {
        switch dialog.kind {
        case .fault: return plan(dialog.faultPlan)
        case .product(let id): return change(id, dialog.text)
        case .crash: return planCrash(dialog.text)
        default: break
        }
        guard let action = dialog.subscriptionAction else {
            let refusal = formatter.messages.text(dialog.refusal)
            editEntry { $0.error = refusal }
            return []
        }
        overlay = nil
        return [.sandbox(action)]
    }

    /// Plans the fault of an answer, or displays which of its words is not valid.
    private mutating func plan(
        _ answer: Result<FaultPlan, FaultPlan.ParseError>
    ) -> [Command] {
        switch answer {
        case .success(let plan):
            overlay = nil
            return [.sandbox(.planFault(plan))]
        case .failure(let mistake):
            editEntry { $0.error = mistake.message }
            return []
        }
    }

    mutating func handle(_ press: KeyPress, in dialog: EntryDialog) -> [Command] {
        switch press.key {
        case .escape: overlay = nil
        case .enter:
            if let change = dialog.contextChange { return [.changeContext(change)] }
            return dialog.kind.changesContext || dialog.text.isEmpty ? [] : submit(dialog)
        case .backspace: editEntry { $0.deleteLastCharacter() }
        case .character(let character): editEntry { $0.type(String(character)) }
        default: break
        }
        return []
    }
}
