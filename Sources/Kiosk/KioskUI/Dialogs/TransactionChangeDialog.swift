import KioskPresentation
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// The state of the confirmation of a refund or another operation on a purchase.
struct TransactionChangeDialog: Sendable {
    let order: SandboxOrder
    let choice: TransactionChangeOption
    var focus = CancelConfirmButton.cancel
    var confirmationGuard = ConfirmationGuard()

    init(order: SandboxOrder, _ choice: TransactionChangeOption) {
        self.order = order
        self.choice = choice
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

    static let refund = TransactionChangeOption(
        .refund(.whole), "refund", "whole", .refundTitle, .refundNote)

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

    /// Returns the choices for a purchase in a given state.
    static func all(of state: SandboxOrder.State) -> [TransactionChangeOption] {
        all.filter { $0.refusal(in: state) == nil }
    }

    /// Returns why a purchase in a given state does not allow the change; nil if it does.
    func refusal(in state: SandboxOrder.State) -> TextKey? {
        switch (change, state) {
        case (.reverse, .refunded), (.delete, .refunded), (.delete, .revoked): nil
        case (.reverse, _): .refundNothingReversed
        case (_, .unfinished), (_, .finished): nil
        case (_, .refunded): .refundAlreadyBack
        default: .refundNotNow
        }
    }

    /// Returns the choice whose word is typed in line mode; nil if the word is unknown.
    static func typed(_ word: String) -> TransactionChangeOption? { all.first { $0.word == word } }
}

// MARK: Dialog

extension TransactionChangeDialog: CancelConfirmDialog {
    var overlay: Overlay { .refund(self) }
    var title: TextKey { choice.title }

    func confirm(in model: inout Model) -> [Command] {
        model.overlay = nil
        guard let id = order.transactionID else { return [] }
        return [
            .log(.action(choice.logName, transactionID: id)),
            .sandbox(.transaction(id, choice.change)),
        ]
    }

    /// Whether the whole charge is paid back; a refund of a free purchase only withdraws its goods.
    var isPaidBack: Bool { choice == .refund && !order.charge.isFree }

    func confirmationLabel(in model: Model) -> SafeText {
        let formatter = model.formatter
        return isPaidBack
            ? formatter.text(.buttonRefund, formatter.price(order.charge).string)
            : formatter.text(choice.title)
    }

    func addText(to block: inout TextBlock, in model: Model) {
        let formatter = model.formatter
        let title = formatter.sanitized(model.title(of: order.productID))
        block.add(title, price: formatter.price(order.charge))
        block.add(
            formatter.text(.refundOf, order.account.rawValue, order.device.rawValue), Style(.dialog)
        )
        block.addBlankLine()
        block.add(formatter.text(choice.note), Style(.muted, on: .dialog))
    }
}
