extension Array where Element: Equatable {
    /// Returns the element `step` positions after another one, wrapping around at the ends; if `element` is not in the
    /// array, the count starts at the first one.
    func turned(from element: Element, by step: Int) -> Element {
        guard !isEmpty else { return element }
        let index = (firstIndex(of: element) ?? 0) + step
        return self[(index % count + count) % count]
    }
}
