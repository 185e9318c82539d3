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
    mutating func take(_ items: [ThemeItem]) {
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
