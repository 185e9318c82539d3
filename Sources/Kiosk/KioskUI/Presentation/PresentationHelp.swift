import StoreText
import TerminalGraphics

/// The help dialog of a presentation.
struct PresentationHelp {
    let keys: PresentationKeyTable
    let state: PresentationState
    private var words: DisplayFormatter { state.words }

    var box: DialogBox {
        let width = DialogBox.width(50, in: state.size)
        var block = TextBlock(width: width)
        let column = (keys.bindings.map { $0.name(words.glyphs.set).width }.max() ?? 0) + 2
        for binding in keys.bindings {
            block.add(line: [
                (binding.name(words.glyphs.set).padded(to: column), Style(.hintKey, on: .dialog)),
                (words.say(binding.label), Style(.hintText, on: .dialog)),
            ])
        }
        var box = DialogBox(
            words.say(.helpTitle), inside: Size(width: width, height: block.lines.count),
            hints: [DialogHint(.escape, "Esc", .hintClose, words)], in: state.size, words: words)
        box.parts = [(block, box.inside, state.help ?? 0)]
        return box
    }

    /// The largest scroll offset.
    var lastTop: Int { box.parts.first.map { $0.block.overflow(in: $0.rect.height) } ?? 0 }
}
