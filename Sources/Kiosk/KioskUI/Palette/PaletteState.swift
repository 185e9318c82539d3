/// The state of the palette: the search text and the results.
struct PaletteState: Sendable {
    /// The maximum number of results.
    static let limit = 100

    private(set) var text = ""
    private(set) var items: [PaletteItem] = []
    private(set) var selected = 0

    /// The selected result.
    var item: PaletteItem? { items.indices.contains(selected) ? items[selected] : nil }

    mutating func show(_ text: String, _ items: [PaletteItem]) {
        self.text = text
        self.items = items
        selected = 0
    }

    mutating func select(_ index: Int) {
        selected = max(min(index, items.count - 1), 0)
    }
}
