import StoreModel
import StoreText
import TerminalGraphics

/// The view of the refund confirmation, with the consequences of the selected operation.
struct RefundDialogView {
    let model: Model
    let dialog: RefundDialog
    private var words: DisplayFormatter { model.words }

    var box: DialogBox {
        let block = block(width: DialogBox.width(52, in: model.size))
        // Scrolls to the end, so that the buttons stay visible.
        return DialogBox(
            words.say(.refundTitle), block, top: block.lines.count, hints: hints,
            in: model.size, words: words)
    }

    private var hints: [DialogHint] {
        let others = DialogHint.ofList(words, .deedOthers)
        return (dialog.deeds.count > 1 ? [others] : []) + DialogHint.ofQuestion(words)
    }

    private func block(width: Int) -> TextBlock {
        let order = dialog.order
        var block = TextBlock(width: width)
        let price = words.price(order.charge)
        let title = words.quote(model.title(of: order.productID))
            .clipped(to: max(width - price.width - 1, 4))
        block.add(line: [
            (title.padded(to: width - price.width), Style(.text, on: .dialog, .bold)),
            (price, Style(.price, on: .dialog, .bold)),
        ])
        block.add(
            words.say(.refundOf, order.account.rawValue, order.device.rawValue), Style(.dialog))
        block.space()
        if dialog.deeds != [dialog.deed] {
            let place = dialog.deeds.firstIndex(of: dialog.deed).map { $0 + 1 } ?? 1
            block.add(
                words.say(
                    .deedChoice, words.say(dialog.deed.name).string, "\(place)",
                    "\(dialog.deeds.count)"), Style(.text, on: .dialog, .bold))
        }
        block.add(words.say(dialog.deed.note), Style(.muted, on: .dialog))
        block.space()
        block.add(buttons: [
            button(.cancel, words.say(.buttonCancel)),
            button(
                .refund,
                dialog.deed == .whole
                    ? words.say(.buttonRefund, price.string) : words.say(dialog.deed.name)),
        ])
        return block
    }

    private func button(_ control: RefundDialog.Control, _ text: SafeText) -> DialogButton {
        DialogButton(text, .refund(control), isFocused: dialog.focus == control)
    }
}
