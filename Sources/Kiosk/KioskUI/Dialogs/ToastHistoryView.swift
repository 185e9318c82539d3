import StoreText
import TerminalGraphics

/// The toasts since the start, newest first, because informational toasts disappear and may have been missed.
struct ToastHistoryView {
    let model: Model
    let top: Int
    private var words: DisplayFormatter { model.words }

    var box: DialogBox {
        let width = DialogBox.width(64, in: model.size)
        let block = block(width: width)
        var box = DialogBox(
            words.say(.messagesTitle),
            inside: Size(width: width, height: max(block.lines.count, 4)),
            hints: [
                DialogHint.ofList(words, .hintMove),
                DialogHint(.escape, "Esc", .hintClose, words),
            ], in: model.size, words: words)
        box.parts = [(block, box.inside, top)]
        return box
    }

    /// The largest scroll offset.
    var lastTop: Int {
        box.parts.first.map { $0.block.overflow(in: $0.rect.height) } ?? 0
    }

    private func block(width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        if model.told.isEmpty { block.add(words.say(.messagesNone), Style(.muted, on: .dialog)) }
        for toast in model.told.reversed() { add(toast, to: &block) }
        return block
    }

    private func add(_ toast: Toast, to block: inout TextBlock) {
        let clock = SafeText(formatted: words.times.clock(toast.at)) + "  "
        let text = words.marked(toast.glyph, toast.text)
        let isNarrow = block.width < 30
        let column = isNarrow ? 0 : clock.width
        if isNarrow { block.add(line: [(clock, Style(.muted, on: .dialog))]) }
        for (index, line) in text.wrapped(to: block.width - column).enumerated() {
            let head = index == 0 && !isNarrow ? clock : SafeText(" ").repeated(column)
            block.add(line: [
                (head, Style(.muted, on: .dialog)), (line, Style(toast.role, on: .dialog)),
            ])
        }
    }
}
