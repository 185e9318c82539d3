import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics

struct HelpState: Sendable {
    private(set) var text = ""
    /// The position of the selection among the shown keys.
    var selected = 0
    /// The number of lines scrolled beyond the position that shows the selected key.
    var scrollOffset = 0

    mutating func search(for text: String) {
        self.text = String(text.filter { !$0.isNewline }.prefix(40))
        selected = 0
        scrollOffset = 0
    }
}

// MARK: View

/// The help dialog: searchable and executable keys of the screen, the session context, and the legend of the glyphs.
struct HelpView: ModelFormatting {
    let model: Model
    let help: HelpState
    private static let keyWidth = 9
    private static let heading = Style(.header, on: .dialog, .bold)

    /// The key bindings that match the search text: those of the screen first, then the global ones.
    var bindings: [KeyBinding] {
        var fold = TextFold()
        let letters = fold.bytes(help.text)
        let here = model.keys.bindings.filter { $0.applies(to: model.screen) && !$0.keys.isEmpty }
        let sorted = here.filter { $0.screens != nil } + here.filter { $0.screens == nil }
        guard !letters.isEmpty else { return sorted }
        return sorted.filter { binding in
            let keys = binding.name(formatter.glyphs.set).string
            return [keys, binding.text(formatter).string, binding.action.name].contains {
                fold.bytes($0).firstRange(of: letters) != nil
            }
        }
    }

    var box: DialogLayout {
        let width = DialogLayout.width(56, in: model.size)
        let (block, chosen) = block(width: width)
        let wanted = max(block.lines.count, 8) + 2
        var box = DialogLayout(
            formatter.text(.helpTitle), inside: Size(width: width, height: wanted),
            hints: [
                (.down, .hintMove), (.enter, .hintPress), (.tab, .hintManual),
                (.escape, .hintClose),
            ], in: model.size, formatter: formatter)
        let (head, rest) = box.inside.cutTop(box.inside.height > 6 ? 2 : 0)
        let top = Scroll.top(0, selected: chosen, count: block.lines.count, height: rest.height)
        var field = TextBlock(width: width)
        field.addSearchField(
            "/ ", formatter.sanitized(help.text), prompt: formatter.text(.helpSearch))
        box.parts = [(field, head, 0), (block, rest, top + help.scrollOffset)]
        let first = block.offset(top + help.scrollOffset, in: rest.height)
        let heading = Scroll.hiddenHeading(above: first, in: block.lines[...]) {
            line -> SafeText? in
            line.first?.style == Self.heading ? line.first?.text : nil
        }
        if box.hasThumbs { box.title = paneTitle(.helpTitle, group: heading) }
        return box
    }

    /// The number of lines below the visible part.
    var linesBelow: Int {
        guard let part = box.parts.last else { return 0 }
        return max(part.block.overflow(in: part.rect.height) - part.top, 0)
    }

    /// Returns the lines, and the index of the line of the selected key.
    private func block(width: Int) -> (TextBlock, Int) {
        var block = TextBlock(width: width)
        var chosen = 0
        let bindings = bindings
        var isHere: Bool?
        for (index, binding) in bindings.enumerated() {
            if isHere != (binding.screens != nil) {
                isHere = binding.screens != nil
                addTitle(isHere == true ? .helpHere : .helpEverywhere, to: &block)
            }
            if index == help.selected { chosen = block.lines.count }
            add(binding, index: index, to: &block)
        }
        if bindings.isEmpty { block.add(formatter.text(.helpNothing), Style(.muted, on: .dialog)) }
        if help.text.isEmpty {
            addContext(to: &block)
            addSigns(to: &block)
        }
        // If the first key is selected, scroll to the title above it.
        return (block, chosen == 1 ? 0 : chosen)
    }

    private func add(_ binding: KeyBinding, index: Int, to block: inout TextBlock) {
        let isSelected = index == help.selected
        let back: Role = isSelected ? .selection : .dialog
        let name = binding.name(formatter.glyphs.set)
        let key = name.fitted(to: max(Self.keyWidth, name.width))
        let text = binding.text(formatter)
        block.add(line: [
            formatter.pointer(isSelected: isSelected), (key + " ", Style(.hintKey, on: back)),
            (text.padded(to: max(block.width - key.width - 3, 0)), Style(.hintText, on: back)),
        ])
        block.addTarget(.item(index), width: block.width)
    }

    private func addTitle(_ title: TextKey, to block: inout TextBlock) {
        if !block.lines.isEmpty { block.addBlankLine() }
        block.add(formatter.text(title), Self.heading)
    }

    /// Adds the session context in full, because it does not fit into the top lines of a narrow window.
    private func addContext(to block: inout TextBlock) {
        addTitle(.helpContext, to: &block)
        let context = model.context
        let facts: [(TextKey, SafeText)] = [
            (.contextMoney, "\(formatter.text(.sandbox)) \(formatter.text(.noRealMoney))"),
            (.contextAccount, formatter.sanitized(context.account.rawValue)),
            (.contextDevice, formatter.sanitized(context.device.rawValue)),
            (.contextStorefront, model.storefrontName),
            (.contextLanguage, model.languageName),
            (.contextBackend, model.backendName),
            (.dialogOutcome, formatter.sanitized(formatter.messages.name(of: context.outcome))),
        ]
        for (label, value) in facts {
            block.add(label: formatter.text(label), value, Style(.dialog), column: 12)
        }
    }

    private func addSigns(to block: inout TextBlock) {
        addTitle(.helpSigns, to: &block)
        let signs: [(Glyph, Role, TextKey)] = [
            (.consumable, .badgeConsumable, .typeConsumable),
            (.nonConsumable, .badgeNonConsumable, .typeNonConsumable),
            (.subscription, .badgeSubscription, .typeAutoRenewable),
            (.nonRenewing, .badgeNonRenewing, .typeNonRenewable),
            (.purchasing, .statePurchasing, .statePurchasing),
            (.unknown, .stateUnknown, .stageRetrying),
            (.deferred, .stateDeferred, .stateDeferred),
            (.finished, .stateFinished, .stateFinished),
            (.failed, .stateFailed, .stateFailed),
            (.restored, .stateRestored, .stateRestored),
            (.refunded, .stateRefunded, .stageRefunded),
            (.cancelled, .stateCancelled, .stageCancelled),
        ]
        for (glyph, role, phrase) in signs {
            block.add(line: [
                (formatter.glyphs[glyph].fitted(to: 3), Style(role, on: .dialog)),
                (formatter.text(phrase), Style(.dialog)),
            ])
        }
    }
}

// MARK: Input

extension HelpState: ListDialog {
    var overlay: Overlay { .help(self) }

    func layout(in model: Model) -> DialogLayout { HelpView(model: model, help: self).box }

    func handle(_ press: KeyPress, in model: inout Model) -> [Command] {
        var help = self
        switch press.key {
        case .escape where !text.isEmpty: help.search(for: "")
        case .escape:
            model.overlay = nil
            return []
        case .tab: return ManualState.open(in: &model)
        case .enter: return run(selected, in: &model)
        case .backspace: help.search(for: String(text.dropLast()))
        case .character(let character): help.search(for: text + String(character))
        default:
            guard let step = press.key.listStep(page: max(model.size.height - 6, 1)) else { break }
            help.move(by: step, in: model)
        }
        model.overlay = help.overlay
        return []
    }

    func press(_ target: DialogTarget, in model: inout Model) -> [Command] {
        if case .item(let index) = target { run(index, in: &model) } else { [] }
    }

    /// Moves through the keys, and below the last one scrolls through the remaining lines.
    private mutating func move(by step: Int, in model: Model) {
        let last = max(HelpView(model: model, help: self).bindings.count - 1, 0)
        // The keys and the lines below them are treated as one list.
        let target = max(selected + scrollOffset + step, 0)
        selected = min(target, last)
        scrollOffset = 0
        scrollOffset = min(target - selected, HelpView(model: model, help: self).linesBelow)
    }

    /// Closes help and runs the action of a key; for the help key itself it only closes help.
    private func run(_ index: Int, in model: inout Model) -> [Command] {
        let bindings = HelpView(model: model, help: self).bindings
        guard bindings.indices.contains(index) else { return [] }
        model.overlay = nil
        let action = bindings[index].action
        return action == .help ? [] : model.perform(action)
    }
}
