import StoreModel
import StoreText
import TerminalGraphics

/// The question before money is given back, with what follows from it.
struct RefundDialogView {
    let model: Model
    let dialog: RefundDialog
    private var words: Words { model.words }

    var box: DialogBox {
        let width = DialogBox.width(52, in: model.size)
        let block = block(width: width)
        var box = DialogBox(
            words.say(.refundTitle), inside: Size(width: width, height: block.lines.count),
            hints: [
                DialogHint(.tab, "Tab", .hintChoose, words),
                DialogHint(.enter, "Enter", .hintPress, words),
                DialogHint(.escape, "Esc", .hintCancel, words),
            ], in: model.size, words: words)
        // The buttons stay in sight.
        box.parts = [(block, box.inside, block.lines.count)]
        return box
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
        block.add(words.say(.refundNote), Style(.muted, on: .dialog))
        block.space()
        let buttons = [
            (RefundDialog.Control.cancel, words.say(.buttonCancel)),
            (.refund, words.say(.buttonRefund, price.string)),
        ]
        var line: TextBlock.Line = []
        var marks: [(RefundDialog.Control, Int, Int)] = []
        var x = 0
        for (control, text) in buttons {
            let button = DialogBox.button(text, isFocused: dialog.focus == control)
            marks.append((control, x, button.text.width))
            line += [(button.text, button.style), (" ", Style(.dialog))]
            x += button.text.width + 1
        }
        block.add(line: line)
        for mark in marks { block.mark(.refund(mark.0), from: mark.1, width: mark.2) }
        return block
    }
}
