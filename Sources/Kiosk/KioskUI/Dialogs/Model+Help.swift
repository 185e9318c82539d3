import TerminalGraphics

extension Model {
    mutating func take(_ press: KeyPress, in help: HelpState) -> [Command] {
        var help = help
        let page = max(size.height - 6, 1)
        switch press.key {
        case .escape where !help.text.isEmpty: help.look(for: "")
        case .escape:
            overlay = nil
            return []
        case .tab: return openManual()
        case .enter: return run(HelpView(model: self, help: help).bindings, help.selected)
        case .up: move(&help, by: -1)
        case .down: move(&help, by: 1)
        case .pageUp: move(&help, by: -page)
        case .pageDown: move(&help, by: page)
        case .home: help.look(for: help.text)
        case .end: move(&help, by: .max)
        case .backspace: help.look(for: String(help.text.dropLast()))
        case .character(let character): help.look(for: help.text + String(character))
        default: break
        }
        overlay = .help(help)
        return []
    }

    /// Moves through the keys, and below the last one scrolls through the remaining lines.
    private func move(_ help: inout HelpState, by step: Int) {
        let last = max(HelpView(model: self, help: help).bindings.count - 1, 0)
        // The keys and the lines below them are treated as one list.
        let (place, isPast) = (help.selected + help.below).addingReportingOverflow(step)
        let target = isPast ? .max : max(place, 0)
        help.selected = min(target, last)
        help.below = 0
        help.below = min(target - help.selected, HelpView(model: self, help: help).linesBelow)
    }

    /// Closes help and runs the action of a key; for the help key itself it only closes help.
    mutating func run(_ bindings: [KeyBinding], _ index: Int) -> [Command] {
        guard bindings.indices.contains(index) else { return [] }
        overlay = nil
        let action = bindings[index].action
        return action == .help ? [] : act(action)
    }
}
