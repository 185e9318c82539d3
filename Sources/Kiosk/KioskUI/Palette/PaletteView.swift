import StoreText
import TerminalGraphics

/// The view of the palette: a search field with the results below it.
struct PaletteView {
    let model: Model
    let palette: PaletteState
    private var words: DisplayFormatter { model.words }

    var box: DialogBox {
        let width = DialogBox.width(64, in: model.size)
        let isFramed = DialogBox.isFramed(in: model.size)
        let room = max(min(model.size.height - (isFramed ? 4 : 1), 18), 3)
        var box = DialogBox(
            words.say(.paletteTitle), inside: Size(width: width, height: room),
            hints: [
                DialogHint(.enter, "Enter", .hintGoThere, words),
                DialogHint(.escape, "Esc", .hintClose, words),
            ], in: model.size, words: words)
        let (head, rest) = box.inside.cutTop(1)
        let list = list(width: width)
        let top = Scroll.top(
            0, selected: palette.selected, count: palette.items.count, height: rest.height)
        box.parts = [(field(width: width), head, 0), (list, rest, top)]
        return box
    }

    private func field(width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        let typed = words.quote(palette.text).keepingEnd(columns: max(width - 4, 1))
        let isEmpty = palette.text.isEmpty
        let text = isEmpty ? words.say(.palettePrompt).clipped(to: max(width - 4, 0)) : typed
        block.add(line: [
            (": ", Style(.hintKey, on: .dialog)),
            (isEmpty ? "_" : text + "_", Style(.input, on: .dialog, .bold)),
            (isEmpty ? " " + text : "", Style(.placeholder, on: .dialog)),
        ])
        return block
    }

    private func list(width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        if palette.items.isEmpty {
            block.add(words.say(.emptyFilter), Style(.muted, on: .dialog))
        }
        var highlight = Highlight(palette.text.split(separator: " ").map(String.init))
        for (index, item) in palette.items.enumerated() {
            let isSelected = index == palette.selected
            let back: Role = isSelected ? .selection : .dialog
            let pointer = isSelected ? words.glyphs[.pointer] : " "
            let kind = words.say(item.kind).clipped(to: width > 40 ? 14 : 0)
            let note = item.note.clipped(to: width / 3)
            let room = width - note.width - kind.width - 4
            let name = item.name.clipped(to: max(room, 4))
            var line: TextBlock.Line = [("\(pointer) ", Style(.cursor, on: back))]
            line += highlight.pieces(name, Style(.text, on: back, isSelected ? .bold : []))
            let gap = max(width - 2 - name.width - note.width - kind.width - 1, 1)
            line.append(((" " as SafeText).repeated(gap), Style(.text, on: back)))
            line.append((kind + " ", Style(.muted, on: back)))
            line.append((note, Style(.hintKey, on: back)))
            block.add(line: line)
            block.mark(.palette(index), width: width)
        }
        return block
    }
}
