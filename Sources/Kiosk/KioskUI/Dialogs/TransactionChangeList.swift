import KioskPresentation
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// The state of the list of the changes to a purchase, of which each leads to a confirmation.
struct TransactionChangeList: Sendable {
    let order: SandboxOrder
    private(set) var selected: Int

    init(order: SandboxOrder) {
        self.order = order
        selected =
            TransactionChangeOption.all.firstIndex { $0.refusal(in: order.state) == nil } ?? 0
    }

    mutating func select(_ index: Int) {
        selected = max(min(index, TransactionChangeOption.all.count - 1), 0)
    }
}

extension TransactionChangeList: ListDialog {
    var overlay: Overlay { .transactionChanges(self) }

    func layout(in model: Model) -> DialogLayout {
        let formatter = model.formatter
        var block = TextBlock(width: DialogLayout.width(56, in: model.size))
        for (index, option) in TransactionChangeOption.all.enumerated() {
            add(option, isSelected: index == selected, to: &block, formatter)
            block.addTarget(.item(index), width: block.width)
        }
        let product = formatter.sanitized(model.title(of: order.productID))
        return DialogLayout(
            "\(formatter.text(.refundTitle)) \(formatter.glyphs[.separator]) \(product)",
            list: block, selectedLine: selected, in: model)
    }

    private func add(
        _ option: TransactionChangeOption, isSelected: Bool, to block: inout TextBlock,
        _ formatter: DisplayFormatter
    ) {
        let refusal = option.refusal(in: order.state)
        let ground: Role = isSelected ? .selection : .dialog
        let note = refusal.map { "(\(formatter.text($0)))" } ?? effect(of: option, formatter)
        let title = formatter.text(option.title)
        let room = max(block.width - 2 - title.width - 2, 0)
        let shown = note.clipped(to: room)
        block.add(line: [
            formatter.pointer(isSelected: isSelected),
            (
                title.fitted(to: max(block.width - 2 - shown.width, 0)),
                Style(refusal == nil ? .text : .muted, on: ground, isSelected ? .bold : [])
            ),
            (shown, Style(refusal == nil ? .price : .muted, on: ground)),
        ])
    }

    /// Returns the amount of a change and its effect on the goods, in a few words; empty if its title says enough.
    private func effect(
        of option: TransactionChangeOption, _ formatter: DisplayFormatter
    ) -> SafeText {
        switch option.change {
        case .refund(.whole):
            formatter.text(.refundWithdrawn, formatter.price(order.charge).string)
        case .refund(.percentage(let share)): formatter.price(order.charge.part(share))
        case .reverse: formatter.price(order.refunded ?? order.charge)
        case .revoke: formatter.text(.refundNoMoney)
        default: .empty
        }
    }

    func handle(_ press: KeyPress, in model: inout Model) -> [Command] {
        switch press.key {
        case .escape: model.overlay = nil
        case .enter: choose(in: &model)
        default:
            let step = press.key.listStep(page: 5, hasLetters: true) ?? 0
            Self.edit(in: &model) { $0.select(selected + step) }
        }
        return []
    }

    func press(_ target: DialogTarget, in model: inout Model) -> [Command] {
        guard case .item(let index) = target else { return [] }
        var list = self
        list.select(index)
        model.overlay = list.overlay
        list.choose(in: &model)
        return []
    }

    /// Asks for the confirmation of the selected change; does nothing if the purchase does not allow it.
    private func choose(in model: inout Model) {
        let option = TransactionChangeOption.all[selected]
        guard option.refusal(in: order.state) == nil else { return }
        model.overlay = .refund(TransactionChangeDialog(order: order, option))
    }
}
