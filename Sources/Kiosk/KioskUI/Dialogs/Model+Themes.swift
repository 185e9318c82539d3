import TerminalGraphics

extension Model {
    /// Handles a key in the list of themes: arrows move the selection, letters filter the list.
    mutating func take(_ press: KeyPress, in picker: ThemePicker) -> [Command] {
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
    mutating func tryTheme(_ index: Int) -> [Command] { moveInThemes { $0.select(index) } }

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
        return [.remember(.theme(themeName))]
    }

    /// Records the theme before a change to undo, unless it is unknown yet or does not change.
    mutating func rememberTheme(_ theme: String, before next: String) {
        if !theme.isEmpty, theme != next { undo.remember(.theme(theme)) }
    }

    private mutating func leaveThemes(_ picker: ThemePicker) -> [Command] {
        overlay = nil
        return picker.original == themeName || picker.original.isEmpty
            ? [] : [.setTheme(picker.original)]
    }
}
