import TerminalGraphics

/// A button of a dialog, and the target of a click on it.
struct DialogButton {
    /// The text of the button, including its brackets.
    let text: SafeText
    let style: Style
    let target: DialogTarget

    init(_ text: SafeText, _ target: DialogTarget, isFocused: Bool, isDead: Bool = false) {
        self.text = isFocused ? "[ \(text) ]" : "  \(text)  "
        self.target = target
        style =
            isDead
            ? Style(.muted, on: .dialog)
            : isFocused ? Style(.buttonFocus, on: nil, .bold) : Style(.button)
    }
}

extension TextBlock {
    /// Adds buttons in a row, wrapped to further lines if they do not fit.
    mutating func add(buttons: [DialogButton]) {
        var rest = buttons[...]
        while !rest.isEmpty {
            var used = -1
            let row = rest.prefix { button in
                used += button.text.width + 1
                return used <= width || used == button.text.width
            }
            addRow(row)
            rest = rest.dropFirst(row.count)
        }
    }

    private mutating func addRow(_ buttons: ArraySlice<DialogButton>) {
        var line: Line = []
        for button in buttons { line += [(button.text, button.style), (" ", Style(.dialog))] }
        add(line: line)
        var x = 0
        for button in buttons {
            mark(button.target, from: x, width: button.text.width)
            x += button.text.width + 1
        }
    }
}
