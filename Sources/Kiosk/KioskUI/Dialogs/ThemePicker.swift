import KioskPresentation
import StoreText
import TerminalGraphics

/// The state of the theme list, which previews the selected theme and can be filtered.
struct ThemePicker: Sendable {
    /// The theme that Esc restores.
    let original: String
    private(set) var items: [ThemeItem] = []
    private(set) var filter = ""
    /// The themes whose names contain every word of the filter.
    private(set) var matches: [ThemeItem] = []
    private(set) var selected = 0

    private static let longestFilter = 40

    init(original: String) { self.original = original }

    /// The previewed theme; nil if no theme matches.
    var item: ThemeItem? { matches.indices.contains(selected) ? matches[selected] : nil }

    /// Sets the available themes and selects the active one.
    mutating func apply(_ items: [ThemeItem]) {
        self.items = items
        find()
        selected = matches.firstIndex(where: \.isInUse) ?? 0
    }

    /// Moves the selection by a number of rows, within the list.
    mutating func move(by step: Int) {
        select(min(max(selected + step, 0), max(matches.count - 1, 0)))
    }

    mutating func select(_ index: Int) {
        if matches.indices.contains(index) { selected = index }
    }

    /// Filters the list; the selected theme stays selected if it still matches.
    mutating func setFilter(_ text: String) {
        let kept = item
        filter = String(text.prefix(Self.longestFilter))
        find()
        selected = kept.flatMap { matches.firstIndex(of: $0) } ?? 0
    }

    private mutating func find() {
        let words = filter.lowercased().split(separator: " ")
        matches = items.filter { item in
            let name = item.name.lowercased()
            return words.allSatisfy { name.contains($0) }
        }
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
struct ThemePickerView {
    let model: Model
    let picker: ThemePicker
    private var formatter: DisplayFormatter { model.formatter }

    var box: DialogLayout {
        let width = DialogLayout.width(36, in: model.size)
        let list = list(width: width)
        var box = DialogLayout(
            formatter.text(.themeTitle), inside: Size(width: width, height: picker.items.count + 4),
            hints: [
                DialogHint(.enter, "Enter", .hintChoose, formatter),
                DialogHint(.escape, "Esc", .hintCancel, formatter),
            ], in: model.size, formatter: formatter)
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
            block.addTarget(.theme(index), width: width)
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

// MARK: Keys

extension Model {
    /// Handles a key in the list of themes: arrows move the selection, letters filter the list.
    mutating func handle(_ press: KeyPress, in picker: ThemePicker) -> [Command] {
        let page = max(size.height - 6, 1)
        switch press.key {
        case .escape: return picker.filter.isEmpty ? leaveThemes(picker) : filterThemes("")
        case .enter: return chooseTheme(picker)
        case .up: return moveInThemes { $0.move(by: -1) }
        case .down: return moveInThemes { $0.move(by: 1) }
        case .pageUp: return moveInThemes { $0.move(by: -page) }
        case .pageDown: return moveInThemes { $0.move(by: page) }
        case .home: return moveInThemes { $0.move(by: -$0.matches.count) }
        case .end: return moveInThemes { $0.move(by: $0.matches.count) }
        case .backspace: return filterThemes(String(picker.filter.dropLast()))
        case .character(let character): return filterThemes(picker.filter + String(character))
        default: return []
        }
    }

    /// Selects a theme in the list and applies it as a preview.
    mutating func previewTheme(_ index: Int) -> [Command] { moveInThemes { $0.select(index) } }

    private mutating func filterThemes(_ text: String) -> [Command] {
        moveInThemes { $0.setFilter(text) }
    }

    private mutating func moveInThemes(_ move: (inout ThemePicker) -> Void) -> [Command] {
        guard case .themes(var picker) = overlay else { return [] }
        let before = picker.item
        move(&picker)
        overlay = .themes(picker)
        guard let item = picker.item, item != before else { return [] }
        return [.setTheme(item.name)]
    }

    /// Keeps and remembers the previewed theme; does nothing if the filter matches no theme.
    private mutating func chooseTheme(_ picker: ThemePicker) -> [Command] {
        guard picker.item != nil || picker.items.isEmpty else { return [] }
        overlay = nil
        guard !themeName.isEmpty, themeName != picker.original else { return [] }
        rememberTheme(picker.original, before: themeName)
        return [.saveChoice(.theme(themeName))]
    }

    /// Records the theme before a change to undo, unless it is unknown yet or does not change.
    mutating func rememberTheme(_ theme: String, before next: String) {
        if !theme.isEmpty, theme != next { undo.record(.theme(theme)) }
    }

    private mutating func leaveThemes(_ picker: ThemePicker) -> [Command] {
        overlay = nil
        return picker.original == themeName || picker.original.isEmpty
            ? [] : [.setTheme(picker.original)]
    }
}
