import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics

/// The state of the list of known accounts or devices, or of the storefronts; its last row leads to the text field.
struct ContextPicker: Sendable {
    /// A value of the session context.
    struct Item: Hashable, Sendable {
        let name: String
        /// Further text that is shown, and searched by the filter.
        var note = ""
    }

    /// The value that is picked: account, device or storefront.
    let kind: TextInputDialog.Kind
    private let items: [Item]
    private let current: String
    private(set) var filter = ""
    /// The position of the selection among the matches; the row after the last match leads to the text field.
    private(set) var selected = 0

    init(_ kind: TextInputDialog.Kind, current: String, in model: Model) {
        self.kind = kind
        self.current = current
        items =
            switch kind {
            case .account: model.knownAccounts.map { Item(name: $0.rawValue) }
            case .storefront:
                StorefrontTable.all.map {
                    Item(name: $0.storefront.countryCode, note: "\($0.regionCode)  \($0.currency)")
                }
            default: model.knownDevices.map { Item(name: $0.rawValue) }
            }
        selected = items.firstIndex { $0.name == current } ?? 0
    }

    /// The items that match the filter.
    var matches: [Item] {
        let text = filter.lowercased()
        guard !text.isEmpty else { return items }
        return items.filter { "\($0.name) \($0.note)".lowercased().contains(text) }
    }

    /// The name of the selected item; nil on the last row.
    var selectedName: String? {
        matches.indices.contains(selected) ? matches[selected].name : nil
    }

    mutating func select(_ index: Int) { selected = max(min(index, matches.count), 0) }

    /// Filters the list, and selects the item of this name, or otherwise the first one.
    mutating func setFilter(_ text: String) {
        filter = String(text.filter { !$0.isNewline }.prefix(64))
        selected = matches.firstIndex { $0.name.lowercased() == filter.lowercased() } ?? 0
    }
}

// MARK: Dialog

extension ContextPicker: ListDialog {
    var overlay: Overlay { .context(self) }

    func layout(in model: Model) -> DialogLayout {
        let formatter = model.formatter
        let width = DialogLayout.width(48, in: model.size)
        var head = TextBlock(width: width)
        head.addSearchField(
            "/ ", formatter.sanitized(filter), prompt: formatter.text(.filter))
        let list = list(width: width, formatter)
        var foot = TextBlock(width: width)
        TextInputDialog(kind, "").openOrderNote(in: model).map {
            foot.add($0, Style(.warning, on: .dialog))
        }
        let height = head.lines.count + list.lines.count + foot.lines.count
        var box = DialogLayout(
            formatter.text(TextInputDialog(kind, "").title),
            inside: Size(width: width, height: height),
            hints: [(.down, .hintMove), (.enter, .hintGoThere), (.escape, .hintCancel)],
            in: model.size, formatter: formatter)
        let (top, rest) = box.inside.cutTop(1)
        let (middle, bottom) = rest.cutBottom(
            min(foot.lines.count, max(rest.height - min(list.lines.count, 2), 0)))
        let first = Scroll.top(
            0, selected: selected, count: list.lines.count, height: middle.height)
        box.parts = [(head, top, 0), (list, middle, first), (foot, bottom, 0)]
        return box
    }

    private func list(width: Int, _ formatter: DisplayFormatter) -> TextBlock {
        var block = TextBlock(width: width)
        let other =
            filter.isEmpty
            ? formatter.text(.contextOther) : formatter.text(.contextOtherName, filter)
        let rows = matches.map { (formatter.sanitized($0.name), formatter.sanitized($0.note)) }
        for (index, (name, note)) in (rows + [(other, .empty)]).enumerated() {
            let isSelected = index == selected
            let ground: Role = isSelected ? .selection : .dialog
            block.add(line: [
                formatter.pointer(isSelected: isSelected),
                (
                    name.fitted(to: max(width - note.width - 2, 0)),
                    Style(.text, on: ground, isSelected ? .bold : [])
                ),
                (note, Style(.muted, on: ground)),
            ])
            block.addTarget(.item(index), width: width)
        }
        return block
    }

    func handle(_ press: KeyPress, in model: inout Model) -> [Command] {
        if let step = press.key.listStep(page: max(model.size.height - 6, 1)) {
            Self.edit(in: &model) { $0.select(selected + step) }
            return []
        }
        switch press.key {
        case .escape where filter.isEmpty: model.overlay = nil
        case .escape: Self.edit(in: &model) { $0.setFilter("") }
        case .enter: return choose(in: &model)
        case .backspace: Self.edit(in: &model) { $0.setFilter(String(filter.dropLast())) }
        case .character(let character):
            Self.edit(in: &model) { $0.setFilter(filter + String(character)) }
        default: break
        }
        return []
    }

    func paste(_ text: String, in model: inout Model) {
        Self.edit(in: &model) { $0.setFilter(filter + text) }
    }

    func press(_ target: DialogTarget, in model: inout Model) -> [Command] {
        guard case .item(let index) = target else { return [] }
        var picker = self
        picker.select(index)
        return picker.choose(in: &model)
    }

    /// Goes to the selected item. The last row opens the text field; typed text is tried at once, and stays in the field
    /// if it is refused.
    private func choose(in model: inout Model) -> [Command] {
        let entry = TextInputDialog(kind, selectedName ?? (filter.isEmpty ? current : filter))
        let isKnown = selectedName != nil
        model.overlay = isKnown ? nil : entry.overlay
        guard isKnown ? selectedName != current : !filter.isEmpty else { return [] }
        return entry.contextChange.map { [.changeContext($0)] } ?? []
    }
}
