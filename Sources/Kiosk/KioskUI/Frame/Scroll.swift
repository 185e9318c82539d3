/// Computes scroll offsets of lists.
enum Scroll {
    /// Returns the first visible line such that `selected` is among the `height` visible lines; scrolls as little as
    /// possible.
    static func top(_ top: Int, selected: Int, count: Int, height: Int) -> Int {
        guard height > 0 else { return max(selected, 0) }
        let last = max(count - height, 0)
        let lowest = max(selected - height + 1, 0)
        return min(max(min(max(top, lowest), max(selected, 0)), 0), max(last, lowest))
    }
}
