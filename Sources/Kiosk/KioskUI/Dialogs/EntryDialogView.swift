import StoreModel
import StoreText
import TerminalGraphics

/// The view of a dialog with one text field.
struct EntryDialogView {
    let model: Model
    let dialog: EntryDialog
    private var words: DisplayFormatter { model.words }

    var box: DialogBox {
        DialogBox(
            words.say(dialog.title), block(width: DialogBox.width(48, in: model.size)), top: 0,
            hints: [
                DialogHint(
                    .enter, "Enter", dialog.kind.isPlace ? .hintGoThere : .hintChoose, words),
                DialogHint(.escape, "Esc", .hintCancel, words),
            ], in: model.size, words: words)
    }

    private func block(width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        if case .product(let id) = dialog.kind {
            block.add(words.quote(model.name(ofSold: id)), Style(.text, on: .dialog, .bold))
        }
        let shown = words.quote(dialog.text).keepingEnd(columns: max(width - 1, 0)) + "_"
        block.add(line: [(shown.padded(to: width), Style(.input, on: nil, .bold))])
        if let error = dialog.error {
            block.add(words.marked(.error, words.quote(error)), Style(.error, on: .dialog))
        }
        block.space()
        let explanation =
            dialog.kind == .crash
            ? words.say(dialog.explanation, CrashMoment.choices) : words.say(dialog.explanation)
        block.add(explanation, Style(.muted, on: .dialog))
        let open = model.engine.openCount
        if open > 0, dialog.kind == .account || dialog.kind == .device {
            block.add(words.say(.sandboxOpenStays, String(open)), Style(.warning, on: .dialog))
        }
        return block
    }
}
