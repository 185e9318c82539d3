import StoreText
import StoreModel
import TerminalGraphics

/// The view of the dialog that spends goods.
struct SpendDialogView {
    let model: Model
    let dialog: SpendDialog
    private var words: DisplayFormatter { model.words }

    var box: DialogBox {
        let block = block(width: DialogBox.width(44, in: model.size))
        let isAtButtons = dialog.focus == .cancel || dialog.focus == .spend
        return DialogBox(
            words.say(.dialogSpendTitle), block, top: isAtButtons ? block.lines.count : 0,
            hints: DialogHint.ofQuestion(words), in: model.size, words: words)
    }

    private func block(width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        let have = GoodAmount(good: dialog.good, amount: model.engine.balances[dialog.good] ?? 0)
        if let error = dialog.error {
            block.add(words.marked(.error, words.quote(error)), Style(.error, on: .dialog))
        } else {
            block.add(words.say(.spendHave, words.counts.string(have)), Style(.dialog))
        }
        block.space()
        addField(.spendAmount, dialog.amount, .amount, to: &block)
        addField(.spendNote, dialog.note, .note, to: &block)
        block.space()
        addButtons(to: &block)
        return block
    }

    private func addField(
        _ label: Phrase, _ text: String, _ control: SpendDialog.Control, to block: inout TextBlock
    ) {
        let isFocused = dialog.focus == control
        let room = max(block.width - 10, 1)
        // The end of the typed text stays visible.
        let shown = words.quote(text).keepingEnd(columns: room - 1) + (isFocused ? "_" : "")
        block.add(line: [
            (words.say(label).padded(to: 10), Style(.muted, on: .dialog)),
            (shown.padded(to: room), Style(.input, on: nil, isFocused ? .bold : [])),
        ])
        block.mark(.spend(control), width: block.width)
    }

    private func addButtons(to block: inout TextBlock) {
        let amount = GoodAmount(good: dialog.good, amount: dialog.value ?? 0)
        block.add(buttons: [
            DialogButton(
                words.say(.buttonCancel), .spend(.cancel), isFocused: dialog.focus == .cancel),
            DialogButton(
                words.say(.buttonSpend, words.counts.string(amount)), .spend(.spend),
                isFocused: dialog.focus == .spend, isDead: dialog.isSent || dialog.value == nil),
        ])
    }
}
