import StoreText
import TerminalGraphics

/// The key table, as far as it applies here.
struct HelpView {
    let model: Model
    let top: Int

    func draw(on canvas: inout Canvas) {
        let words = model.words
        let bindings = KeyTable.bindings.filter { $0.applies(to: model.screen) }
        let rect = DialogBox.draw(
            title: words.say(.helpTitle), footer: "Esc \(words.say(.hintClose))",
            size: Size(width: min(46, model.size.width), height: bindings.count + 4),
            in: model.size, on: &canvas)
        var block = TextBlock(width: rect.width)
        for (title, isHere) in [(Phrase.helpHere, true), (.helpEverywhere, false)] {
            block.add(words.say(title), Style(.header, on: .dialog, .bold))
            for binding in bindings where (binding.screens != nil) == isHere {
                block.add(line: [
                    (binding.name.fitted(to: 9), Style(.hintKey, on: .dialog)),
                    (binding.text(words), Style(.hintText, on: .dialog)),
                ])
            }
        }
        block.draw(in: rect, top: top, on: &canvas)
    }
}
