import KioskPresentation
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// The state of the confirmation of a refund or another operation on a purchase.
struct RefundDialog: Sendable {
    enum Control: Int, Sendable { case cancel, refund }

    let order: SandboxOrder
    /// The changes that the purchase allows.
    let choices: [TransactionChangeOption]
    /// The selected change.
    private(set) var choice: TransactionChangeOption
    var focus = Control.cancel
    var confirmationGuard = ConfirmationGuard()

    /// - Parameter choice: The initially selected change; nil for the first one that the purchase allows.
    init(order: SandboxOrder, _ choice: TransactionChangeOption? = nil) {
        self.order = order
        choices = TransactionChangeOption.all(of: order.state)
        self.choice = choice ?? choices.first ?? .refund
    }

    mutating func moveFocus() { focus = focus == .cancel ? .refund : .cancel }

    /// Selects another change and moves the focus back to Cancel.
    mutating func selectChoice(by step: Int) {
        guard choices.count > 1 else { return }
        choice = choices.cycled(from: choice, by: step)
        focus = .cancel
    }
}

// MARK: Choices

/// A change to a purchase that the interface offers.
struct TransactionChangeOption: Hashable, Sendable {
    let change: TransactionChange
    /// The name of the change in the event log.
    let logName: String
    /// The word that is typed after a purchase in line mode.
    let word: String
    let title: TextKey
    /// The text that describes the consequences.
    let note: TextKey

    private init(
        _ change: TransactionChange, _ logName: String, _ word: String, _ title: TextKey,
        _ note: TextKey
    ) {
        self.change = change
        self.logName = logName
        self.word = word
        self.title = title
        self.note = note
    }

    /// The full refund.
    static let refund = TransactionChangeOption(
        .refund(.whole), "refund", "whole", .refundTitle, .refundNote)

    /// All choices.
    static let all = [
        refund,
        TransactionChangeOption(
            .refund(.percentage(Transaction.fullShare / 2)), "refund", "half",
            .refundOperationHalf, .noteHalf),
        TransactionChangeOption(
            .request(.unintendedPurchase), "request-refund", "ask", .refundOperationRequest,
            .noteAsk),
        TransactionChangeOption(
            .decline, "decline-refund", "decline", .refundOperationDecline, .noteDecline),
        TransactionChangeOption(
            .reverse, "reverse-refund", "reverse", .refundOperationReverse, .noteReverse),
        TransactionChangeOption(.revoke, "revoke", "revoke", .refundOperationRevoke, .noteRevoke),
        TransactionChangeOption(
            .delete, "delete-transaction", "delete", .refundOperationDelete, .noteDelete),
    ]

    /// Returns the choices for a purchase in a given state; the first one is the default.
    static func all(of state: SandboxOrder.State) -> [TransactionChangeOption] {
        all.filter { choice in
            switch (choice.change, state) {
            case (.reverse, _): state == .refunded
            case (.delete, .refunded), (.delete, .revoked): true
            default: state == .unfinished || state == .finished
            }
        }
    }

    /// Returns the choice whose word is typed in line mode; nil if the word is unknown.
    static func typed(_ word: String) -> TransactionChangeOption? { all.first { $0.word == word } }
}

// MARK: Input

extension RefundDialog: ConfirmationDialog {
    var overlay: Overlay { .refund(self) }

    func layout(in model: Model) -> DialogLayout {
        RefundDialogView(model: model, dialog: self).box
    }

    func handle(_ press: KeyPress, in model: inout Model) -> [Command] {
        switch press.key {
        case .escape: model.overlay = nil
        case .enter, .character(" "): return pressButton(in: &model)
        case .tab, .backTab, .left, .right: Self.edit(in: &model) { $0.moveFocus() }
        case .up: Self.edit(in: &model) { $0.selectChoice(by: -1) }
        case .down: Self.edit(in: &model) { $0.selectChoice(by: 1) }
        default: break
        }
        return []
    }

    /// Starts the refund only if the dialog was visible long enough for this press to be its answer.
    func pressButton(in model: inout Model) -> [Command] {
        guard focus == .refund else {
            model.overlay = nil
            return []
        }
        return model.mayConfirm(confirmationGuard) ? confirm(in: &model) : []
    }

    /// Closes the dialog and sends its change of the purchase.
    func confirm(in model: inout Model) -> [Command] {
        model.overlay = nil
        guard let id = order.transactionID else { return [] }
        return [
            .log(.action(choice.logName, transactionID: id)),
            .sandbox(.transaction(id, choice.change)),
        ]
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
        return (dialog.choices.count > 1 ? [others] : []) + DialogHint.ofQuestion(formatter)
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
        if dialog.choices != [dialog.choice] {
            let number = dialog.choices.firstIndex(of: dialog.choice).map { $0 + 1 } ?? 1
            block.add(
                formatter.text(
                    .refundOperationChoice, formatter.text(dialog.choice.title).string,
                    "\(number)", "\(dialog.choices.count)"), Style(.text, on: .dialog, .bold))
        }
        block.add(formatter.text(dialog.choice.note), Style(.muted, on: .dialog))
        block.addBlankLine()
        block.add(buttons: [
            button(.cancel, formatter.text(.buttonCancel)),
            button(
                .refund,
                dialog.choice == .refund
                    ? formatter.text(.buttonRefund, price.string)
                    : formatter.text(dialog.choice.title)
            ),
        ])
        return block
    }

    private func button(_ control: RefundDialog.Control, _ text: SafeText) -> DialogButton {
        DialogButton(text, .control(control.rawValue), isFocused: dialog.focus == control)
    }
}
