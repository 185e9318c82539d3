import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics

/// The pane at the bottom with the acts of this session as command lines, the newest last.
struct CommandLogPane: Sendable {
    /// The position of the selected act; nil for the newest, which is followed.
    private(set) var selected: Int?

    private func index(in model: Model) -> Int? {
        let last = model.commandLog.entries.indices.last
        return last.map { min(selected ?? $0, $0) }
    }

    private func entry(in model: Model) -> CommandLog.Entry? {
        index(in: model).map { model.commandLog.entries[$0] }
    }

    /// Returns the rows, and the lines of the selected act.
    private func list(in model: Model, width: Int) -> (block: TextBlock, lines: Range<Int>) {
        let formatter = model.formatter
        var block = TextBlock(width: width)
        if model.commandLog.entries.isEmpty {
            block.add(formatter.text(.commandLogNone), Style(.muted, on: .dialog))
        }
        let chosen = index(in: model)
        var lines = 0..<1
        for (index, entry) in model.commandLog.entries.enumerated() {
            let start = block.lines.count
            add(entry, index, isSelected: index == chosen, to: &block, in: model)
            if index == chosen { lines = start..<block.lines.count }
        }
        return (block, lines)
    }

    /// Adds the command and its result in one line, and below the selected one the parts that were cut off.
    private func add(
        _ entry: CommandLog.Entry, _ index: Int, isSelected: Bool, to block: inout TextBlock,
        in model: Model
    ) {
        let formatter = model.formatter
        let ground: Role = isSelected ? .selection : .dialog
        let (glyph, role) = entry.result.appearance
        let full = formatter.sanitized(model.commandLog.shellCommand(of: entry).text)
        let result = entry.result.text(formatter)
        let mark = formatter.glyphs[glyph] + " "
        // In a narrow window the glyph alone states the result of the acts that are not selected.
        let end = result.clipped(to: block.width < 40 ? 0 : block.width / 3)
        let command = full.clipped(to: max(block.width - 3 - mark.width - end.width, 4))
        let gap = max(block.width - 2 - mark.width - command.width - end.width, 0)
        block.add(line: [
            formatter.pointer(isSelected: isSelected), (mark, Style(role, on: ground)),
            (command, Style(.text, on: ground, isSelected ? .bold : [])),
            ((" " as SafeText).repeated(gap), Style(.text, on: ground)),
            (end, Style(role, on: ground)),
        ])
        block.addTarget(.item(index), width: block.width)
        guard isSelected else { return }
        let indent = (" " as SafeText).repeated(2 + mark.width)
        if command != full { block.add(indent, hanging: full, limit: 3, Style(.dialog)) }
        if end != result {
            block.add(indent, hanging: result, limit: 3, Style(role, on: .dialog))
        }
    }
}

// MARK: Input

extension CommandLogPane: ListDialog {
    var overlay: Overlay { .commandLog(self) }
    /// The screen shows the effect of the acts.
    var dimsScreen: Bool { false }

    func layout(in model: Model) -> DialogLayout {
        let width = DialogLayout.width(model.size.width, in: model.size)
        let (block, lines) = list(in: model, width: width)
        let dock = model.layout.dock
        let rows = min(max(block.lines.count, 3), max(dock.height / 2 - 2, 1))
        var box = DialogLayout(
            model.formatter.text(.commandLogTitle), inside: Size(width: width, height: rows),
            hints: [
                (.down, .hintMove), (.character("y"), .hintCopy), (.character("s"), .hintCopyStep),
                (.character("c"), .hintCopyCurl), (.escape, .hintClose),
            ], in: model.size, dock: dock.cutBottom(rows + 2).bottom, formatter: model.formatter)
        let height = box.inside.height
        let end = min(lines.upperBound, lines.lowerBound + max(height, 1)) - 1
        let top = Scroll.top(0, selected: end, count: block.lines.count, height: height)
        box.parts = [(block, box.inside, top)]
        return box
    }

    func handle(_ press: KeyPress, in model: inout Model) -> [Command] {
        // The same key that opened it closes it.
        if model.keys.action(for: press, on: model.screen) == .commandLog || press.key == .escape {
            model.overlay = nil
            return []
        }
        switch press.key {
        case .character("y"): return copyCommand(in: &model)
        case .character("s"): return copy(as: .step, in: &model)
        case .character("c"): return copy(as: .curl, in: &model)
        default:
            let page = max(model.layout.body.height / 2 - 3, 1)
            select(press.key.listStep(page: page, hasLetters: true) ?? 0, in: &model)
            return []
        }
    }

    func press(_ target: DialogTarget, in model: inout Model) -> [Command] {
        guard case .item(let index) = target else { return [] }
        Self.edit(in: &model) { $0.selected = index }
        return []
    }

    private func select(_ step: Int, in model: inout Model) {
        guard step != 0, let index = index(in: model) else { return }
        let last = model.commandLog.entries.count - 1
        let next = max(min(index + step, last), 0)
        Self.edit(in: &model) { $0.selected = next == last ? nil : next }
    }

    // MARK: Copying

    private func copyCommand(in model: inout Model) -> [Command] {
        guard let entry = entry(in: model) else { return model.showInfo(.toastNothingHere) }
        let command = model.commandLog.shellCommand(of: entry)
        let name = command.words.prefix(2).joined(separator: " ")
        return model.copy(command.text, named: "kiosk \(name)")
    }

    /// Requests the act in a form that needs data of the store.
    private func copy(as form: CommandForm, in model: inout Model) -> [Command] {
        guard let entry = entry(in: model) else { return model.showInfo(.toastNothingHere) }
        if form == .curl, model.context.backendName == nil { return model.showInfo(.toastNoCurl) }
        return [.copy(entry.command, as: form)]
    }
}
