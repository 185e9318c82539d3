import StoreModel
import StoreText
import TerminalGraphics

/// The state of the confirmation of a refund or another operation on a purchase.
struct RefundDialog: Sendable {
    enum Control: Hashable, Sendable { case cancel, refund }

    let order: SandboxOrder
    /// The operations that the purchase allows.
    let deeds: [RefundOperation]
    /// The selected operation.
    private(set) var deed: RefundOperation
    var focus = Control.cancel
    var confirm = ConfirmGuard()

    /// - Parameter deed: The initially selected operation; nil for the first one that the purchase allows.
    init(order: SandboxOrder, _ deed: RefundOperation? = nil) {
        self.order = order
        deeds = RefundOperation.all(of: order.state)
        self.deed = deed ?? deeds.first ?? .whole
    }

    mutating func moveFocus() { focus = focus == .cancel ? .refund : .cancel }

    /// Selects another operation and moves the focus back to Cancel.
    mutating func turn(by step: Int) {
        guard deeds.count > 1 else { return }
        deed = deeds.turned(from: deed, by: step)
        focus = .cancel
    }
}

// MARK: Operations

/// An operation of the sandbox store on a purchase that the Sandbox screen offers.
package enum RefundOperation: Hashable, Sendable, CaseIterable {
    /// Refunds the full price.
    case whole
    /// Refunds half of the price.
    case half
    /// Requests a refund as the customer.
    case ask
    /// Declines a refund request.
    case decline
    /// Reverses a refund.
    case reverse
    /// Revokes the purchase without a refund.
    case revoke
    /// Deletes the transaction.
    case delete

    /// Returns the operations that a purchase in a given state allows; the first one is the default.
    static func all(of state: SandboxOrder.State) -> [RefundOperation] {
        switch state {
        case .unfinished, .finished: [.whole, .half, .ask, .decline, .revoke, .delete]
        case .refunded: [.reverse, .delete]
        case .revoked: [.delete]
        case .pending, .interrupted, .stuck, .declined, .cancelled, .deleted: []
        }
    }

    /// The operation's name in the event log.
    var act: String {
        switch self {
        case .whole, .half: "refund"
        case .ask: "request-refund"
        case .decline: "decline-refund"
        case .reverse: "reverse-refund"
        case .revoke: "revoke"
        case .delete: "delete-transaction"
        }
    }

    /// Creates the operation from the word that is typed after a purchase in line mode; nil if the word is unknown.
    init?(typed word: String) {
        guard let deed = Self.allCases.first(where: { $0.word == word }) else { return nil }
        self = deed
    }

    /// The word that is typed for the operation.
    private var word: String {
        switch self {
        case .whole: "whole"
        case .half: "half"
        case .ask: "ask"
        case .decline: "decline"
        case .reverse: "reverse"
        case .revoke: "revoke"
        case .delete: "delete"
        }
    }

    /// The operation's title.
    var name: TextKey {
        switch self {
        case .whole: .refundTitle
        case .half: .deedHalf
        case .ask: .deedAsk
        case .decline: .deedDecline
        case .reverse: .deedReverse
        case .revoke: .deedRevoke
        case .delete: .deedDelete
        }
    }

    /// The text that describes the operation's consequences.
    var note: TextKey {
        switch self {
        case .whole: .refundNote
        case .half: .noteHalf
        case .ask: .noteAsk
        case .decline: .noteDecline
        case .reverse: .noteReverse
        case .revoke: .noteRevoke
        case .delete: .noteDelete
        }
    }
}

// MARK: View

/// The view of the refund confirmation, with the consequences of the selected operation.
struct RefundDialogView {
    let model: Model
    let dialog: RefundDialog
    private var formatter: DisplayFormatter { model.formatter }

    var box: DialogBox {
        let block = block(width: DialogBox.width(52, in: model.size))
        // Scrolls to the end, so that the buttons stay visible.
        return DialogBox(
            formatter.text(.refundTitle), block, top: block.lines.count, hints: hints,
            in: model.size, words: formatter)
    }

    private var hints: [DialogHint] {
        let others = DialogHint.ofList(formatter, .deedOthers)
        return (dialog.deeds.count > 1 ? [others] : []) + DialogHint.ofQuestion(formatter)
    }

    private func block(width: Int) -> TextBlock {
        let order = dialog.order
        var block = TextBlock(width: width)
        let price = formatter.price(order.charge)
        let title = formatter.sanitized(model.title(of: order.productID))
            .clipped(to: max(width - price.width - 1, 4))
        block.add(line: [
            (title.padded(to: width - price.width), Style(.text, on: .dialog, .bold)),
            (price, Style(.price, on: .dialog, .bold)),
        ])
        block.add(
            formatter.text(.refundOf, order.account.rawValue, order.device.rawValue), Style(.dialog)
        )
        block.space()
        if dialog.deeds != [dialog.deed] {
            let place = dialog.deeds.firstIndex(of: dialog.deed).map { $0 + 1 } ?? 1
            block.add(
                formatter.text(
                    .deedChoice, formatter.text(dialog.deed.name).string, "\(place)",
                    "\(dialog.deeds.count)"), Style(.text, on: .dialog, .bold))
        }
        block.add(formatter.text(dialog.deed.note), Style(.muted, on: .dialog))
        block.space()
        block.add(buttons: [
            button(.cancel, formatter.text(.buttonCancel)),
            button(
                .refund,
                dialog.deed == .whole
                    ? formatter.text(.buttonRefund, price.string) : formatter.text(dialog.deed.name)
            ),
        ])
        return block
    }

    private func button(_ control: RefundDialog.Control, _ text: SafeText) -> DialogButton {
        DialogButton(text, .refund(control), isFocused: dialog.focus == control)
    }
}
