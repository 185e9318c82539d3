import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics

/// A dialog on top of a screen, which receives the keys.
enum Overlay: Sendable {
    case help(HelpState)
    case manual(ManualReader)
    /// The past toasts, scrolled to a line.
    case toastHistory(top: Int)
    case palette(PaletteState)
    case themes(ThemePicker)
    case buy(PurchaseDialog)
    case spend(SpendDialog)
    case refund(RefundDialog)
    case entry(EntryDialog)
    case plans(PlanPicker)
    case clock(ClockDialog)
}

// MARK: Dialogs

extension Model {
    mutating func editBuy(_ edit: (inout PurchaseDialog) -> Void) {
        guard case .buy(var dialog) = overlay else { return }
        edit(&dialog)
        overlay = .buy(dialog)
    }

    mutating func editSpend(_ edit: (inout SpendDialog) -> Void) {
        guard case .spend(var dialog) = overlay else { return }
        edit(&dialog)
        overlay = .spend(dialog)
    }

    mutating func handle(_ press: KeyPress, in dialog: PurchaseDialog) -> [Command] {
        switch press.key {
        case .escape: return leave(dialog)
        case .enter, .character(" "): return pressButton(of: dialog)
        case _ where refusal(of: dialog) != nil: break
        case .tab, .down: editBuy { $0.moveFocus(by: 1) }
        case .backTab, .up: editBuy { $0.moveFocus(by: -1) }
        case .left, .character("h"): editBuy { Self.changeFocusedValue(&$0, by: -1) }
        case .right, .character("l"): editBuy { Self.changeFocusedValue(&$0, by: 1) }
        case .character("+"): editBuy { if !$0.isSent { $0.changeQuantity(by: 1) } }
        case .character("-"): editBuy { if !$0.isSent { $0.changeQuantity(by: -1) } }
        case .character("o"): editBuy { if !$0.isSent { $0.changeOutcome(by: 1) } }
        default: break
        }
        return []
    }

    /// Applies Left and Right: changes the focused value, or moves the focus if a button has it.
    static func changeFocusedValue(_ dialog: inout PurchaseDialog, by step: Int) {
        switch dialog.focus {
        case .quantity: if !dialog.isSent { dialog.changeQuantity(by: step) }
        case .outcome: if !dialog.isSent { dialog.changeOutcome(by: step) }
        case .cancel, .restore, .buy: dialog.moveFocus(by: step)
        }
    }

    /// Returns the controls that can have the focus: only Cancel if the product cannot be bought any more.
    func controls(of dialog: PurchaseDialog) -> [PurchaseDialog.Control] {
        refusal(of: dialog) == nil ? dialog.controls : [.cancel]
    }

    /// Returns why the dialog's product cannot be bought any more; nil if it can, or if the purchase was already sent.
    func refusal(of dialog: PurchaseDialog) -> SafeText? {
        guard !dialog.isSent else { return nil }
        return blockedReason(dialog.product)
            ?? (dialog.total == nil ? formatter.text(.noPrice) : nil)
    }

    mutating func pressButton(of dialog: PurchaseDialog) -> [Command] {
        if let refusal = refusal(of: dialog) {
            showToast(.info, refusal)
            guard dialog.focus != .cancel else { return leave(dialog) }
            // The pressed control is not shown any more.
            editBuy { $0.focus = .cancel }
            return []
        }
        switch dialog.focus {
        case .cancel: return leave(dialog)
        case .quantity:
            editBuy { $0.focus = .buy }
            return []
        case .outcome:
            editBuy { if !$0.isSent { $0.changeOutcome(by: 1) } }
            return []
        case .restore:
            guard mayConfirm(dialog.confirmationGuard), !dialog.isSent else { return [] }
            overlay = nil
            return [.log(.action("restore"))] + restore()
        case .buy:
            return mayConfirm(dialog.confirmationGuard) ? confirm(dialog) : []
        }
    }

    /// Sends the purchase of the dialog once; returns no command if the product cannot be bought any more.
    mutating func confirm(_ dialog: PurchaseDialog) -> [Command] {
        guard !dialog.isSent, let id = dialog.intentID, blockedReason(dialog.product) == nil,
            dialog.total != nil
        else { return [] }
        editBuy { $0.isSent = true }
        dismissToasts(about: dialog.product.id)
        return [
            .buy(
                dialog.product, quantity: dialog.quantity, outcome: dialog.outcome, dialog.terms, id
            )
        ]
    }

    /// Sends the purchase of a dialog that needs no confirmation.
    mutating func buyWithoutConfirmation() -> [Command] {
        guard case .buy(let dialog) = overlay, !dialog.requiresConfirmation, !dialog.isChanged
        else { return [] }
        return confirm(dialog)
    }

    /// Returns whether a purchase needs a confirmation. The context can skip it, except when the key may not have been
    /// meant for the product that is shown. Line mode and windows without the full layout always ask.
    func requiresConfirmation(for product: Product) -> Bool {
        guard context.skipsDialogs, lineMode == nil, layout.density == .full else { return true }
        return isHurried || !(shownProductGuard?.allowsPurchase(of: product, at: now) ?? false)
    }

    /// Whether the last key or press is so recent that this key may be a repetition of a held one.
    private var isHurried: Bool {
        isHeld
            || [lastKeyAt, lastPressAt].contains { last in
                last.map { now.since($0) < ConfirmationGuard.repeatInterval } ?? false
            }
    }

    /// Whether the same key was pressed so shortly before that it may be held down.
    var isKeyRepeat: Bool {
        isHeld && lastKeyAt.map { now.since($0) < ConfirmationGuard.repeatInterval } ?? false
    }

    func mayConfirm(_ confirm: ConfirmationGuard) -> Bool {
        confirm.allows(at: now, lastPressAt: lastPressAt)
    }

    mutating func handle(_ press: KeyPress, in dialog: SpendDialog) -> [Command] {
        switch press.key {
        case .escape: return leave(dialog)
        case .tab, .down: editSpend { $0.moveFocus(by: 1) }
        case .backTab, .up: editSpend { $0.moveFocus(by: -1) }
        case .left where dialog.focus == .spend: editSpend { $0.focus = .cancel }
        case .right where dialog.focus == .cancel: editSpend { $0.focus = .spend }
        case .backspace: editSpend { $0.deleteLastCharacter() }
        case .character(let character): editSpend { $0.type(String(character)) }
        case .enter: return pressButton(of: dialog)
        default: break
        }
        return []
    }

    mutating func pressButton(of dialog: SpendDialog) -> [Command] {
        switch dialog.focus {
        case .amount, .note:
            editSpend { $0.moveFocus(by: 1) }
            return []
        case .cancel: return leave(dialog)
        case .spend:
            guard mayConfirm(dialog.confirmationGuard), !dialog.isSent, let goods = dialog.goods
            else {
                return []
            }
            editSpend { $0.isSent = true }
            return [.spend(goods, note: dialog.note)]
        }
    }

    /// Closes the dialog: this cancels a purchase that was not sent; one that was sent continues.
    mutating func leave(_ dialog: PurchaseDialog) -> [Command] {
        overlay = nil
        return [
            .log(.action(dialog.isSent ? "close" : "cancel", detail: dialog.product.id.rawValue))
        ]
    }

    private mutating func leave(_ dialog: SpendDialog) -> [Command] {
        overlay = nil
        return [.log(.action(dialog.isSent ? "close" : "cancel", detail: dialog.good.rawValue))]
    }
}
