import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// The confirmation of an action on several transactions, which lists all of them with their amounts.
struct MarkedActionDialog: Sendable {
    let action: MarkedAction
    let rows: [TransactionRow]
    /// The number of marked transactions to which the action does not apply.
    let skippedCount: Int
    var focus = CancelConfirmButton.cancel
    var confirmationGuard = ConfirmationGuard()
    /// The first visible transaction.
    private(set) var top = 0
    /// The value of ``top`` at which the last transaction is visible, as last drawn.
    private var lastTop = 0

    init(action: MarkedAction, rows: [TransactionRow], skippedCount: Int) {
        (self.action, self.rows, self.skippedCount) = (action, rows, skippedCount)
    }
}

extension MarkedActionDialog: CancelConfirmDialog {
    var overlay: Overlay { .marked(self) }
    var title: TextKey { action.title }
    var hints: [DialogLayout.Hint] { rows.count > 1 ? [(.down, .hintMove)] : [] }

    /// Lays out the list of the transactions, which scrolls, and below it the buttons.
    func layout(in model: Model) -> DialogLayout {
        let formatter = model.formatter
        var list = TextBlock(width: DialogLayout.width(52, in: model.size))
        for row in rows {
            let number = row.merchantOrder.map { formatter.sanitized($0.rawValue) }
            list.add(
                .joined(
                    [model.heading(of: row), number].compactMap(\.self),
                    separator: " \(formatter.glyphs[.separator]) "),
                price: row.charge.map(formatter.price) ?? .empty)
        }
        var end = TextBlock(width: list.width)
        addText(to: &end, in: model)
        end.addBlankLine()
        addButtons(to: &end, in: model)
        let count = formatter.counts.string(Int64(rows.count))
        var box = DialogLayout(
            "\(formatter.text(title)) \(formatter.glyphs[.separator]) \(SafeText(formatted: count))",
            inside: Size(width: list.width, height: list.lines.count + end.lines.count),
            hints: hints + DialogLayout.questionHints(), in: model.size, formatter: formatter)
        let (head, rest) = box.inside.cutTop(box.inside.height - end.lines.count)
        box.parts = [
            (list, head, min(top, list.overflow(in: head.height))),
            (end, rest, end.overflow(in: rest.height)),
        ]
        return box
    }

    func addText(to block: inout TextBlock, in model: Model) {
        guard skippedCount > 0 else { return }
        let count = model.formatter.counts.string(Int64(skippedCount))
        block.addBlankLine()
        block.add(model.formatter.text(.marksSkipped, count), Style(.warning, on: .dialog))
    }

    func confirmationLabel(in model: Model) -> SafeText {
        let formatter = model.formatter
        guard action == .refund, let total = total else { return formatter.text(title) }
        return formatter.text(.buttonRefund, formatter.price(total).string)
    }

    /// The sum of the charges; nil if it has several currencies.
    private var total: Price? {
        let charges = rows.compactMap(\.charge)
        guard let currency = charges.first?.currency,
            charges.allSatisfy({ $0.currency == currency })
        else { return nil }
        return Price(milliunits: charges.reduce(0) { $0 + $1.milliunits }, currency: currency)
    }

    func confirm(in model: inout Model) -> [Command] {
        model.overlay = nil
        return model.perform(action, on: rows.compactMap(\.transactionID))
    }

    mutating func move(by step: Int) { top = max(min(top + step, lastTop), 0) }

    mutating func markDrawn(at now: Timestamp, in model: Model) {
        confirmationGuard.markDrawn(at: now)
        if let list = layout(in: model).parts.first {
            lastTop = list.block.overflow(in: list.rect.height)
        }
        top = min(top, lastTop)
    }
}
