import StoreModel
import StoreText
import TerminalGraphics

/// The state of the confirmation of a refund or another operation on a purchase.
struct RefundDialog: Sendable {
    enum Control: Hashable, Sendable { case cancel, refund }

    let order: SandboxOrder
    /// The operations that the purchase allows.
    let operations: [RefundOperation]
    /// The selected operation.
    private(set) var operation: RefundOperation
    var focus = Control.cancel
    var confirmationGuard = ConfirmationGuard()

    /// - Parameter deed: The initially selected operation; nil for the first one that the purchase allows.
    init(order: SandboxOrder, _ operation: RefundOperation? = nil) {
        self.order = order
        operations = RefundOperation.all(of: order.state)
        self.operation = operation ?? operations.first ?? .full
    }

    mutating func moveFocus() { focus = focus == .cancel ? .refund : .cancel }

    /// Selects another operation and moves the focus back to Cancel.
    mutating func selectOperation(by step: Int) {
        guard operations.count > 1 else { return }
        operation = operations.cycled(from: operation, by: step)
        focus = .cancel
    }
}

// MARK: Operations

/// An operation of the sandbox store on a purchase that the Sandbox screen offers.
package enum RefundOperation: Hashable, Sendable, CaseIterable {
    /// Refunds the full price.
    case full
    /// Refunds half of the price.
    case half
    /// Requests a refund as the customer.
    case request
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
        case .unfinished, .finished: [.full, .half, .request, .decline, .revoke, .delete]
        case .refunded: [.reverse, .delete]
        case .revoked: [.delete]
        case .pending, .interrupted, .stuck, .declined, .cancelled, .deleted: []
        }
    }

    /// The operation's name in the event log.
    var logName: String {
        switch self {
        case .full, .half: "refund"
        case .request: "request-refund"
        case .decline: "decline-refund"
        case .reverse: "reverse-refund"
        case .revoke: "revoke"
        case .delete: "delete-transaction"
        }
    }

    /// Creates the operation from the word that is typed after a purchase in line mode; nil if the word is unknown.
    init?(typed word: String) {
        guard let operation = Self.allCases.first(where: { $0.word == word }) else { return nil }
        self = operation
    }

    /// The word that is typed for the operation.
    private var word: String {
        switch self {
        case .full: "whole"
        case .half: "half"
        case .request: "ask"
        case .decline: "decline"
        case .reverse: "reverse"
        case .revoke: "revoke"
        case .delete: "delete"
        }
    }

    /// The operation's title.
    var name: TextKey {
        switch self {
        case .full: .refundTitle
        case .half: .refundOperationHalf
        case .request: .refundOperationRequest
        case .decline: .refundOperationDecline
        case .reverse: .refundOperationReverse
        case .revoke: .refundOperationRevoke
        case .delete: .refundOperationDelete
        }
    }

    /// The text that describes the operation's consequences.
    var note: TextKey {
        switch self {
        case .full: .refundNote
        case .half: .noteHalf
        case .request: .noteAsk
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

    var box: DialogLayout {
        let block = block(width: DialogLayout.width(52, in: model.size))
        // Scrolls to the end, so that the buttons stay visible.
        return DialogLayout(
            formatter.text(.refundTitle), block, top: block.lines.count, hints: hints,
            in: model.size, formatter: formatter)
    }

    private var hints: [DialogHint] {
        let others = DialogHint.ofList(formatter, .refundOperationOthers)
        return (dialog.operations.count > 1 ? [others] : []) + DialogHint.ofQuestion(formatter)
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
        block.addBlankLine()
        if dialog.operations != [dialog.operation] {
            let number = dialog.operations.firstIndex(of: dialog.operation).map { $0 + 1 } ?? 1
            block.add(
                formatter.text(
                    .refundOperationChoice, formatter.text(dialog.operation.name).string,
                    "\(number)",
                    "\(dialog.operations.count)"), Style(.text, on: .dialog, .bold))
        }
        block.add(formatter.text(dialog.operation.note), Style(.muted, on: .dialog))
        block.addBlankLine()
        block.add(buttons: [
            button(.cancel, formatter.text(.buttonCancel)),
            button(
                .refund,
                dialog.operation == .full
                    ? formatter.text(.buttonRefund, price.string)
                    : formatter.text(dialog.operation.name)
            ),
        ])
        return block
    }

    private func button(_ control: RefundDialog.Control, _ text: SafeText) -> DialogButton {
        DialogButton(text, .refund(control), isFocused: dialog.focus == control)
    }
}
