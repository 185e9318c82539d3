extension Array where Element: Equatable {
    /// The element so many places further than another one, round and round; counted from the first where it is none of
    /// them.
    func turned(from element: Element, by step: Int) -> Element {
        guard !isEmpty else { return element }
        let index = (firstIndex(of: element) ?? 0) + step
        return self[(index % count + count) % count]
    }
}
