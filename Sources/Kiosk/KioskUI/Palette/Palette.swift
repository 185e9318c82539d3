import KioskPresentation
import PurchaseCore
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// The state of the palette: the search text and the results.
struct CommandPaletteState: Sendable {
    static let limit = 100

    let text: String
    let items: [CommandPaletteItem]
    private(set) var selected = 0
    /// How many acts ago the recalled line was typed; 0 if the line is not recalled.
    private var recalled = 0

    var item: CommandPaletteItem? { items.indices.contains(selected) ? items[selected] : nil }

    /// Searches for a text; line feeds in pasted text are removed, so that they choose nothing.
    init(searching text: String, in model: Model) {
        self.text = String(text.filter { !$0.isNewline }.prefix(100))
        var search = CommandPaletteSearch(model)
        items = search.items(self.text)
    }

    mutating func select(_ index: Int) {
        selected = max(min(index, items.count - 1), 0)
    }

    /// Returns the palette with the typed act before or after the recalled one, and after the newest one with an empty
    /// field; nil unless the key goes through the history: Up and Down from a recalled line, and Up in an empty field.
    func recalling(_ key: Key, in model: Model) -> CommandPaletteState? {
        let lines = model.typedLines
        let next = recalled + (key == .up ? 1 : -1)
        guard key == .up && text.isEmpty || [.up, .down].contains(key) && recalled > 0,
            selected == 0, (0...lines.count).contains(next)
        else { return nil }
        let line = next == 0 ? "" : lines[lines.count - next]
        var state = CommandPaletteState(searching: line, in: model)
        state.recalled = next
        return state
    }
}

// MARK: Results

struct CommandPaletteItem: Hashable, Sendable {
    enum Target: Hashable, Sendable {
        case action(Action)
        case product(ProductID)
        case transaction(rowID: String)
        case theme(String)
        case language(LocaleID)
        case outcome(Outcome)
        case sort(ShopSort)
        case entryDialog(TextInputDialog.Kind)
        case clock(ClockChange)
        case sandboxOperation(SandboxRowAction)
        /// The crash point of the next purchase; nil for none.
        case crash(CrashMoment?)
        case crashNow
        /// The duration of each step of a purchase, in milliseconds.
        case pace(Int64)
        case toggle(PreferenceToggle)
        case saveDisplay(String)
        /// Performs the act that the line names with its arguments.
        case typedAct(String)
        /// Continues with a corrected line.
        case correction(String)
    }

    let target: Target
    /// The category of the result.
    let kind: TextKey
    let name: SafeText
    /// A key, price or number that is shown beside the name.
    let note: SafeText

    /// Opens or performs a result; purchases still ask for confirmation.
    func choose(in model: inout Model) -> [Command] {
        let formatter = model.formatter
        model.overlay = nil
        switch target {
        case .action(let action): return model.perform(action)
        case .sandboxOperation(let operation): return operation.perform(in: &model)
        case .product(let id):
            let commands = model.show(.shop)
            model.shop.select(id)
            model.scrollToSelection()
            return commands
        case .transaction(let id):
            guard let index = model.engine.snapshot.rows.firstIndex(where: { $0.id == id }) else {
                return []
            }
            model.selectInActivity(index)
            return model.show(.activity) + model.loadMissingData()
        case .theme(let name):
            model.undo.recordTheme(model.themeName, before: name)
            return [.terminal(.setTheme(name)), .terminal(.saveChoice(.theme(name)))]
        case .language(let locale):
            return model.setLanguage(locale)
        case .outcome(let outcome): return model.setOutcome(outcome)
        case .sort(let sort):
            return model.setSort(sort) + model.show(.shop)
        case .entryDialog(let kind): return SandboxScreen().openChoice(kind, in: &model)
        case .clock(let act): return model.changeClock(act)
        case .crash(let moment):
            let commands = model.setCrash(moment)
            let point = formatter.fact(.crashLabel, SandboxControlRow.crash.value(model))
            return commands + model.showToast(.info, point)
        case .crashNow: return [.terminal(.crash(nil))]
        case .pace(let pace): return model.setPace(pace)
        case .toggle(let toggle):
            model.preferences[keyPath: toggle.preference].toggle()
            return model.showToast(
                .info, "\(formatter.text(toggle.label)): \(toggle.value(in: model))")
        case .typedAct(let line):
            model.typedLines.removeAll { $0 == line }
            model.typedLines = (model.typedLines + [line]).suffix(CommandPaletteState.limit)
            return TypedAct(line).map { model.perform($0) } ?? []
        case .correction(let line):
            model.overlay = .palette(CommandPaletteState(searching: line, in: model))
            return []
        case .saveDisplay(let file): return [.save(name: file, text: Self.displayText(of: model))]
        }
    }

    /// Returns the screen as text, without dialogs.
    private static func displayText(of model: Model) -> String {
        var bare = model
        bare.overlay = nil
        var canvas = Canvas(size: model.size)
        view(bare, on: &canvas)
        return CanvasText(canvas).screen
    }
}

extension PreferenceToggle {
    func value(in model: Model) -> SafeText {
        model.formatter.text(model.preferences[keyPath: preference] ? .settingOn : .settingOff)
    }
}

// MARK: Input

extension CommandPaletteState: ListDialog {
    var overlay: Overlay { .palette(self) }

    static func open(in model: inout Model) -> [Command] {
        model.overlay = .palette(CommandPaletteState(searching: "", in: model))
        return model.themeNames.isEmpty ? [.terminal(.listThemes)] : []
    }

    /// Lays out a search field with the results below it.
    func layout(in model: Model) -> DialogLayout {
        let formatter = model.formatter
        let width = DialogLayout.width(64, in: model.size)
        let isFramed = DialogLayout.isFramed(in: model.size)
        let room = max(min(model.size.height - (isFramed ? 4 : 1), 18), 3)
        var box = DialogLayout(
            formatter.text(.paletteTitle), inside: Size(width: width, height: room),
            hints: [(.enter, .hintGoThere), (.escape, .hintClose)], in: model.size,
            formatter: formatter)
        let hint = TypedAct(text + " ").flatMap { room > 4 ? $0.verb : nil }
        let (head, rest) = box.inside.cutTop(hint == nil ? 1 : 2)
        let list = list(in: model, width: width)
        let top = Scroll.top(
            0, selected: selected, count: items.count, height: rest.height)
        var field = TextBlock(width: width)
        field.addSearchField(
            ": ", formatter.sanitized(text), prompt: formatter.text(.palettePrompt))
        if let hint {
            field.add(line: [(model.explanation(of: hint), Style(.muted, on: .dialog))])
        }
        box.parts = [(field, head, 0), (list, rest, top)]
        return box
    }

    func handle(_ press: KeyPress, in model: inout Model) -> [Command] {
        switch press.key {
        case .escape: model.overlay = nil
        case .enter: return item?.choose(in: &model) ?? []
        case .backspace: search(for: String(text.dropLast()), in: &model)
        case .character(let character): search(for: text + String(character), in: &model)
        default:
            if let state = recalling(press.key, in: model) {
                model.overlay = state.overlay
                break
            }
            guard let step = press.key.listStep(page: 10) else { break }
            Self.edit(in: &model) { $0.select(selected + step) }
        }
        return []
    }

    func press(_ target: DialogTarget, in model: inout Model) -> [Command] {
        guard case .item(let index) = target, items.indices.contains(index) else { return [] }
        return items[index].choose(in: &model)
    }

    func paste(_ text: String, in model: inout Model) { search(for: self.text + text, in: &model) }

    private func search(for text: String, in model: inout Model) {
        model.overlay = .palette(CommandPaletteState(searching: text, in: model))
    }

    private func list(in model: Model, width: Int) -> TextBlock {
        let formatter = model.formatter
        var block = TextBlock(width: width)
        if items.isEmpty {
            block.add(formatter.text(.emptyFilter), Style(.muted, on: .dialog))
        }
        var highlight = MatchHighlighter(text.split(separator: " ").map(String.init))
        for (index, item) in items.enumerated() {
            let isSelected = index == selected
            let back: Role = isSelected ? .selection : .dialog
            let kind = formatter.text(item.kind).clipped(to: width > 40 ? 14 : 0)
            let note = item.note.clipped(to: width / 3)
            let room = width - note.width - kind.width - 4
            let name = item.name.clipped(to: max(room, 4))
            var line: TextBlock.Line = [formatter.pointer(isSelected: isSelected)]
            line += highlight.pieces(name, Style(.text, on: back, isSelected ? .bold : []))
            let gap = max(width - 2 - name.width - note.width - kind.width - 1, 1)
            line.append(((" " as SafeText).repeated(gap), Style(.text, on: back)))
            line.append((kind + " ", Style(.muted, on: back)))
            line.append((note, Style(.hintKey, on: back)))
            block.add(line: line)
            block.addTarget(.item(index), width: width)
        }
        return block
    }
}
