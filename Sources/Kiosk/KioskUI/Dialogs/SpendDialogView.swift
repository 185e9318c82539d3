import StoreText
import StoreModel
import TerminalGraphics

/// The question how much to spend, and for what.
struct SpendDialogView {
    let model: Model
    let dialog: SpendDialog
    private var words: Words { model.words }

    func draw(on canvas: inout Canvas) {
        let width = min(48, model.size.width)
        let rect = DialogBox.draw(
            title: words.say(.dialogSpendTitle), footer: words.say(.dialogHint),
            size: Size(width: width, height: 9), in: model.size, on: &canvas)
        var block = TextBlock(width: rect.width)
        let have = GoodAmount(good: dialog.good, amount: model.engine.balances[dialog.good] ?? 0)
        if let error = dialog.error {
            block.add(words.marked(.error, words.quote(error)), Style(.error, on: .dialog))
        } else {
            block.add(words.say(.spendHave, words.counts.string(have)), Style(.dialog))
        }
        block.add(line: field(.spendAmount, dialog.amount, .amount))
        block.add(line: field(.spendNote, dialog.note, .note))
        if block.lines.count < rect.height - 1 { block.space() }
        let amount = GoodAmount(good: dialog.good, amount: dialog.value ?? 0)
        let cancel = DialogBox.button(words.say(.buttonCancel), isFocused: dialog.focus == .cancel)
        let spend = DialogBox.button(
            words.say(.buttonSpend, words.counts.string(amount)), isFocused: dialog.focus == .spend,
            isDead: dialog.isSent || dialog.value == nil)
        block.add(line: [cancel, (" ", Style(.dialog)), spend])
        block.draw(in: rect, top: dialog.focus.rawValue >= 2 ? .max : 0, on: &canvas)
    }

    private func field(
        _ label: Phrase, _ text: String, _ control: SpendDialog.Control
    ) -> TextBlock.Line {
        let isFocused = dialog.focus == control
        let caret: SafeText = isFocused ? "_" : ""
        return [
            (words.say(label).padded(to: 10), Style(.muted, on: .dialog)),
            (words.quote(text) + caret, isFocused ? Style(.input, on: nil, .bold) : Style(.input)),
        ]
    }
}
