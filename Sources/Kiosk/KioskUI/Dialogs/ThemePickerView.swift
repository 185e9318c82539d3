import StoreText
import TerminalGraphics

/// The list of themes.
struct ThemePickerView {
    let model: Model
    let picker: ThemePicker
    private var words: Words { model.words }

    var box: DialogBox {
        let width = DialogBox.width(36, in: model.size)
        let block = block(width: width)
        var box = DialogBox(
            words.say(.themeTitle), inside: Size(width: width, height: block.lines.count),
            hints: [
                DialogHint(.enter, "Enter", .hintChoose, words),
                DialogHint(.escape, "Esc", .hintCancel, words),
            ], in: model.size, words: words)
        let top = Scroll.top(
            0, selected: picker.selected, count: picker.names.count, height: box.inside.height)
        box.parts = [(block, box.inside, top)]
        return box
    }

    private func block(width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        if picker.names.isEmpty { block.add(words.say(.loading), Style(.dialog)) }
        for (index, name) in picker.names.enumerated() {
            let isSelected = index == picker.selected
            let pointer = isSelected ? words.glyphs[.pointer] : " "
            let text: SafeText = "\(pointer) \(words.quote(name))"
            let style = Style(.text, on: isSelected ? .selection : .dialog, isSelected ? .bold : [])
            block.add(line: [(text.fitted(to: width), style)])
            block.mark(.theme(index), width: width)
        }
        return block
    }
}
