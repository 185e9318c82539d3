/// The list of themes, which are tried on while one moves through it; what is typed narrows it.
struct ThemePicker: Sendable {
    /// The theme that Esc goes back to.
    let original: String
    private(set) var items: [ThemeItem] = []
    private(set) var filter = ""
    /// The themes whose names have every word that was typed.
    private(set) var matches: [ThemeItem] = []
    private(set) var selected = 0

    private static let longestFilter = 40

    init(original: String) { self.original = original }

    /// The theme that is tried on; nil where none matches.
    var item: ThemeItem? { matches.indices.contains(selected) ? matches[selected] : nil }

    /// Takes the themes that there are; the one in use is selected.
    mutating func take(_ items: [ThemeItem]) {
        self.items = items
        find()
        selected = matches.firstIndex(where: \.isInUse) ?? 0
    }

    /// Moves by so many lines, as far as there are any.
    mutating func move(by step: Int) {
        select(min(max(selected + step, 0), max(matches.count - 1, 0)))
    }

    mutating func select(_ index: Int) {
        if matches.indices.contains(index) { selected = index }
    }

    /// Narrows the list; whatever was selected stays so while it matches.
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
