import KioskPresentation
import StoreText
import TerminalGraphics

/// The state of the theme list, which previews the selected theme and can be filtered.
struct ThemePicker: Sendable {
    /// The theme that Esc restores.
    let original: String
    private(set) var items: [ThemeItem] = []
    /// The folders in which themes were looked for.
    private(set) var folders: [String] = []
    private(set) var filter = ""
    /// The theme that was selected last; it stays in use while no theme matches the filter.
    private(set) var previewed: ThemeItem?

    init(original: String) { self.original = original }

    /// The themes whose names contain every word of the filter.
    var matches: [ThemeItem] {
        let words = filter.lowercased().split(separator: " ")
        return items.filter { item in
            let name = item.name.lowercased()
            return words.allSatisfy { name.contains($0) }
        }
    }

    /// The selected theme; nil if no theme matches the filter.
    var item: ThemeItem? { previewed.flatMap { matches.contains($0) ? $0 : nil } }

    var selected: Int { previewed.flatMap { matches.firstIndex(of: $0) } ?? 0 }

    /// Sets the available themes and selects the active one.
    mutating func apply(_ items: [ThemeItem], in folders: [String]) {
        self.items = items
        self.folders = folders
        previewed = items.first(where: \.isInUse) ?? items.first
        setFilter(filter)
    }

    /// Selects a theme by its position, within the list.
    mutating func select(_ index: Int) {
        let matches = matches
        guard !matches.isEmpty else { return }
        previewed = matches[max(min(index, matches.count - 1), 0)]
    }

    /// Filters the list; the selected theme stays selected if it still matches.
    mutating func setFilter(_ text: String) {
        filter = String(text.prefix(40))
        if item == nil { previewed = matches.first ?? previewed }
    }
}

// MARK: Themes

/// A theme in the list of themes.
package struct ThemeItem: Hashable, Sendable {
    /// The theme's display name; untrusted text.
    package let name: String
    /// The idea of the theme in one sentence; untrusted text.
    package let idea: String
    /// Whether the theme was made for dark backgrounds; nil if it suits both or this is not known.
    package let isDark: Bool?
    /// Whether the theme is active.
    package let isInUse: Bool

    /// Creates a theme item.
    package init(
        name: String, idea: String = "", isDark: Bool? = nil, isInUse: Bool = false
    ) {
        self.name = name
        self.idea = idea
        self.isDark = isDark
        self.isInUse = isInUse
    }
}

// MARK: View

/// The view of the theme list, with the filter above it, and below it the idea of the selected theme and sample glyphs
/// in its colors. It is docked at the right, so that it does not cover what it previews.
struct ThemePickerView: ModelFormatting {
    let model: Model
    let picker: ThemePicker

    var box: DialogLayout {
        let width = DialogLayout.width(
            max(28, min(44, model.size.width * 2 / 5 - 4)), in: model.size)
        let list = list(width: width)
        let ideas = ideas(width: width)
        let rows = max(picker.items.count, list.lines.count, 3)
        var box = DialogLayout(
            formatter.text(.themeTitle),
            inside: Size(width: width, height: rows + ideas.lines.count + 4),
            hints: [(.enter, .hintChoose), (.escape, .hintCancel)], in: model.size,
            dock: model.layout.dock, formatter: formatter)
        let height = box.inside.height
        let (head, rest) = box.inside.cutTop(height >= 7 ? 2 : height >= 3 ? 1 : 0)
        let hasIdeas = height >= ideas.lines.count + 4 + min(rows, 5)
        let (middle, foot) = rest.cutBottom(
            height >= 7 ? 2 + (hasIdeas ? ideas.lines.count : 0) : 0)
        let (text, sample) = foot.cutBottom(min(2, foot.height))
        box.parts = [
            (field(width: width), head, 0), (list, middle, top(of: middle)), (ideas, text, 0),
            (specimen(width: width), sample, 0),
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
        let (matches, selected) = (picker.matches, picker.selected)
        if !picker.items.isEmpty, matches.isEmpty {
            block.add(formatter.text(.emptyFilter), Style(.muted, on: .dialog))
        }
        for (index, item) in matches.enumerated() {
            let isSelected = index == selected
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
        if picker.items.count == 1 {
            block.addBlankLine()
            block.add(formatter.text(.themeFolders), Style(.muted, on: .dialog))
            for folder in picker.folders { block.add(formatter.sanitized(folder), Style(.dialog)) }
        }
        return block
    }

    /// Returns the idea of the selected theme, in as many lines as the longest idea needs.
    private func ideas(width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        let ideas = picker.items.map { formatter.sanitized($0.idea).wrapped(to: width) }
        let count = ideas.map(\.count).max() ?? 0
        guard picker.items.contains(where: { !$0.idea.isEmpty }) else { return block }
        block.addBlankLine()
        block.add(formatter.sanitized(picker.previewed?.idea ?? ""), Style(.muted, on: .dialog))
        while block.lines.count <= count { block.addBlankLine() }
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
        guard let item = picker.item, item != previewed else { return [] }
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
