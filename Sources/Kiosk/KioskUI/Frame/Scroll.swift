/// Keeps a selected line of a list in sight.
enum Scroll {
    /// The first line to show so that `selected` is among the `height` shown; moves no more than it must.
    static func top(_ top: Int, selected: Int, count: Int, height: Int) -> Int {
        guard height > 0 else { return max(selected, 0) }
        let last = max(count - height, 0)
        let lowest = max(selected - height + 1, 0)
        return min(max(min(max(top, lowest), max(selected, 0)), 0), max(last, lowest))
    }
}
