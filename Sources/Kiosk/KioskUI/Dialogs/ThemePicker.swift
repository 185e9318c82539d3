import KioskPresentation
import StoreText
import TerminalGraphics

/// The state of the theme list, which previews the selected theme and can be filtered.
struct ThemePicker: Sendable {
    /// The theme that Esc restores.
    let original: String
    private(set) var items: [ThemeItem] = []
    private(set) var filter = ""
    private(set) var selected = 0

    init(original: String) { self.original = original }

    /// The themes whose names contain every word of the filter.
    var matches: [ThemeItem] {
        let words = filter.lowercased().split(separator: " ")
        return items.filter { item in
            let name = item.name.lowercased()
            return words.allSatisfy { name.contains($0) }
        }
    }

    var item: ThemeItem? { matches.indices.contains(selected) ? matches[selected] : nil }

    /// Sets the available themes and selects the active one.
    mutating func apply(_ items: [ThemeItem]) {
        self.items = items
        selected = matches.firstIndex(where: \.isInUse) ?? 0
    }

    /// Selects a theme by its position, within the list.
    mutating func select(_ index: Int) { selected = max(min(index, matches.count - 1), 0) }

    /// Filters the list; the selected theme stays selected if it still matches.
    mutating func setFilter(_ text: String) {
        let kept = item
        filter = String(text.prefix(40))
        selected = kept.flatMap { matches.firstIndex(of: $0) } ?? 0
    }
}

// MARK: Themes

/// A theme in the list of themes.
package struct ThemeItem: Hashable, Sendable {
    /// The theme's display name; untrusted text.
    package let name: String
    /// Whether the theme was made for dark backgrounds; nil if it suits both or this is not known.
    package let isDark: Bool?
    /// Whether the theme is active.
    package let isInUse: Bool

    /// Creates a theme item.
    package init(name: String, isDark: Bool? = nil, isInUse: Bool = false) {
        self.name = name
        self.isDark = isDark
        self.isInUse = isInUse
    }
}

// MARK: View

/// The view of the theme list, with the filter above it and sample glyphs in the theme's colors below.
struct ThemePickerView: ModelFormatting {
    let model: Model
    let picker: ThemePicker

    var box: DialogLayout {
        let width = DialogLayout.width(36, in: model.size)
        let list = list(width: width)
        var box = DialogLayout(
            formatter.text(.themeTitle), inside: Size(width: width, height: picker.items.count + 4),
            hints: [(.enter, .hintChoose), (.escape, .hintCancel)], in: model.size,
            formatter: formatter)
        guard box.inside.height >= 7 else {
            box.parts = [(list, box.inside, top(of: box.inside))]
            return box
        }
        let (head, rest) = box.inside.cutTop(2)
        let (middle, foot) = rest.cutBottom(2)
        box.parts = [
            (field(width: width), head, 0), (list, middle, top(of: middle)),
            (specimen(width: width), foot, 0),
        ]
        return box
    }

    private func top(of rect: Rect) -> Int {
        Scroll.top(0, selected: picker.selected, count: picker.matches.count, height: rect.height)
    }

    private func field(width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        let count: SafeText = "\(SafeText(untrusted: String(picker.matches.count)))"
        let room = max(width - 2 - count.width, 0)
        let text =
            picker.filter.isEmpty
            ? (formatter.text(.filter), Style(.placeholder, on: .dialog))
            : (formatter.sanitized(picker.filter).keepingEnd(columns: room), Style(.dialog))
        block.add(line: [
            ("/ ", Style(.hintKey, on: .dialog)), (text.0.fitted(to: room), text.1),
            (count, Style(.muted, on: .dialog)),
        ])
        return block
    }

    private func list(width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        if picker.items.isEmpty { block.add(formatter.text(.loading), Style(.dialog)) }
        for (index, item) in picker.matches.enumerated() {
            let isSelected = index == picker.selected
            let ground: Role = isSelected ? .selection : .dialog
            let pointer = isSelected ? formatter.glyphs[.pointer] : " "
            let made = item.isDark.map { formatter.text($0 ? .themeDark : .themeLight) } ?? ""
            let name: SafeText = "\(pointer) \(formatter.sanitized(item.name))"
            block.add(line: [
                (
                    name.fitted(to: max(width - made.width - 1, 0)),
                    Style(.text, on: ground, isSelected ? .bold : [])
                ),
                (" " + made, Style(.muted, on: ground)),
            ])
            block.addTarget(.item(index), width: width)
        }
        return block
    }

    /// Returns the glyphs of the states and product types, which a theme must distinguish.
    private func specimen(width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        block.addBlankLine()
        let glyphs: [(Glyph, Role)] = [
            (.purchasing, .statePurchasing), (.deferred, .stateDeferred),
            (.purchased, .statePurchased), (.finished, .stateFinished), (.failed, .stateFailed),
            (.unknown, .stateUnknown), (.restored, .stateRestored), (.refunded, .stateRefunded),
            (.cancelled, .stateCancelled), (.consumable, .badgeConsumable),
            (.nonConsumable, .badgeNonConsumable), (.subscription, .badgeSubscription),
            (.nonRenewing, .badgeNonRenewing),
        ]
        block.add(line: glyphs.map { ("\(formatter.glyphs[$0.0]) ", Style($0.1, on: .dialog)) })
        return block
    }
}

// MARK: Input

extension ThemePicker: ListDialog {
    var overlay: Overlay { .themes(self) }
    /// The screen previews the selected theme.
    var dimsScreen: Bool { false }

    func layout(in model: Model) -> DialogLayout { ThemePickerView(model: model, picker: self).box }

    func handle(_ press: KeyPress, in model: inout Model) -> [Command] {
        if let step = press.key.listStep(page: max(model.size.height - 6, 1)) {
            return change(in: &model) { $0.select(selected + step) }
        }
        switch press.key {
        case .escape: return filter.isEmpty ? leave(&model) : search("", in: &model)
        case .enter: return choose(in: &model)
        case .backspace: return search(String(filter.dropLast()), in: &model)
        case .character(let character): return search(filter + String(character), in: &model)
        default: return []
        }
    }

    /// Handles a click: the first one previews a theme, the second one keeps it.
    func press(_ target: DialogTarget, in model: inout Model) -> [Command] {
        guard case .item(let index) = target else { return [] }
        return selected == index ? choose(in: &model) : change(in: &model) { $0.select(index) }
    }

    func clickOutside(in model: inout Model) -> [Command] {
        handle(KeyPress(.escape), in: &model)
    }

    private func search(_ text: String, in model: inout Model) -> [Command] {
        change(in: &model) { $0.setFilter(text) }
    }

    /// Changes the list, and previews the theme that is selected then.
    private func change(in model: inout Model, _ change: (inout ThemePicker) -> Void) -> [Command] {
        var picker = self
        change(&picker)
        model.overlay = picker.overlay
        guard let item = picker.item, item != self.item else { return [] }
        return [.terminal(.setTheme(item.name))]
    }

    /// Keeps and remembers the previewed theme; does nothing if the filter matches no theme.
    private func choose(in model: inout Model) -> [Command] {
        guard item != nil || items.isEmpty else { return [] }
        model.overlay = nil
        let name = model.themeName
        guard !name.isEmpty, name != original else { return [] }
        model.undo.recordTheme(original, before: name)
        return [.terminal(.saveChoice(.theme(name)))]
    }

    private func leave(_ model: inout Model) -> [Command] {
        model.overlay = nil
        return original == model.themeName || original.isEmpty
            ? [] : [.terminal(.setTheme(original))]
    }
}
