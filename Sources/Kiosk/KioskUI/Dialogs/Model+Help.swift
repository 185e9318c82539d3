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
        case .enter: return run(HelpView(model: self, help: help).bindings, help.selected)
        case .up: move(&help, by: -1)
        case .down: move(&help, by: 1)
        case .pageUp: for _ in 0..<page { move(&help, by: -1) }
        case .pageDown: for _ in 0..<page { move(&help, by: 1) }
        case .home: help.look(for: help.text)
        case .end: for _ in 0..<200 { move(&help, by: 1) }
        case .backspace: help.look(for: String(help.text.dropLast()))
        case .character(let character): help.look(for: help.text + String(character))
        default: break
        }
        overlay = .help(help)
        return []
    }

    /// Up and down go through the keys; below the last one they scroll through the rest.
    private func move(_ help: inout HelpState, by step: Int) {
        let view = HelpView(model: self, help: help)
        if step < 0, help.below > 0 {
            help.below -= 1
        } else if step > 0, help.selected >= view.bindings.count - 1 {
            if view.linesBelow > 0 { help.below += 1 }
        } else {
            help.selected = max(help.selected + step, 0)
        }
    }

    /// Does what a key in help is for; what only moves about just closes help.
    mutating func run(_ bindings: [KeyBinding], _ index: Int) -> [Command] {
        guard bindings.indices.contains(index) else { return [] }
        overlay = nil
        let action = bindings[index].action
        return action == .help ? [] : act(action)
    }
}
