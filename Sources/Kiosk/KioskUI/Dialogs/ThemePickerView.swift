import StoreText
import TerminalGraphics

/// The list of themes.
struct ThemePickerView {
    let model: Model
    let picker: ThemePicker

    func draw(on canvas: inout Canvas) {
        let words = model.words
        let size = Size(width: min(36, model.size.width), height: max(picker.names.count, 1) + 2)
        let rect = DialogBox.draw(
            title: words.say(.themeTitle), size: size, in: model.size, on: &canvas)
        if picker.names.isEmpty {
            canvas.put(words.say(.loading), at: rect.origin, style: Style(.dialog))
        }
        let top = Scroll.top(
            0, selected: picker.selected, count: picker.names.count, height: rect.height)
        for (index, name) in picker.names.dropFirst(top).prefix(rect.height).enumerated() {
            let isSelected = top + index == picker.selected
            let row = rect.row(index)
            let pointer = isSelected ? words.glyphs[.pointer] : " "
            canvas.put(
                "\(pointer) \(words.quote(name))", at: row.origin, style: Style(.text, on: .dialog),
                maxWidth: row.width)
            if isSelected { canvas.lay(.selection, on: row) }
        }
    }
}
