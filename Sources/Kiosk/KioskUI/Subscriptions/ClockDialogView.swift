import StoreModel
import StoreText
import TerminalGraphics

/// The view of the clock confirmation, with the consequences of the advance.
struct ClockDialogView {
    let model: Model
    let dialog: ClockDialog
    private var words: DisplayFormatter { model.words }

    var box: DialogBox {
        let block = block(width: DialogBox.width(52, in: model.size))
        // Scrolls to the end, so that the buttons stay visible.
        return DialogBox(
            words.say(.clockForwardTitle), block, top: block.lines.count,
            hints: DialogHint.ofQuestion(words), in: model.size, words: words)
    }

    private func block(width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        let step = words.say(dialog.step.name)
        block.add(
            model.storeTime(after: dialog.step).map {
                words.fact(step, SafeText(formatted: words.times.dateTime($0)))
            } ?? step, Style(.text, on: .dialog, .bold))
        block.space()
        block.add(words.say(.clockForwardNote), Style(.dialog))
        let due = model.dueCounts
        if due.subscriptions + due.purchases > 0 {
            block.add(
                words.say(.clockForwardDue, String(due.subscriptions), String(due.purchases)),
                Style(.warning, on: .dialog))
        }
        block.space()
        block.add(buttons: [
            button(.cancel, .buttonCancel), button(.forward, .buttonForward),
        ])
        return block
    }

    private func button(_ control: ClockDialog.Control, _ label: Phrase) -> DialogButton {
        DialogButton(words.say(label), .clock(control), isFocused: dialog.focus == control)
    }
}
