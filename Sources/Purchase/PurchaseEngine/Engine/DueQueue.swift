/// Elements in the order of their moments. The cost of a change does not depend on how many elements are due later.
struct DueQueue<Moment: Comparable, Element> {
    /// A binary heap: no entry is due before the one at half of its index.
    private var heap: [(due: Moment, element: Element)] = []

    /// The number of elements.
    var count: Int { heap.count }
    /// The earliest moment; nil without elements.
    var next: Moment? { heap.first?.due }

    /// Adds an element.
    mutating func insert(_ element: Element, due: Moment) {
        heap.append((due, element))
        var index = heap.count - 1
        while index > 0, heap[index].due < heap[(index - 1) / 2].due {
            heap.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    /// Removes and returns the earliest element; nil if it is due after the moment.
    mutating func popFirst(dueBy moment: Moment) -> Element? {
        guard let first = heap.first, first.due <= moment else { return nil }
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        var index = 0
        while let child = earlierChild(of: index), heap[child].due < heap[index].due {
            heap.swapAt(index, child)
            index = child
        }
        return first.element
    }

    /// Removes all elements that meet the condition; visits every element.
    mutating func removeAll(where isRemoved: (Element) -> Bool) {
        heap.removeAll { isRemoved($0.element) }
        heap.sort { $0.due < $1.due }
    }

    private func earlierChild(of index: Int) -> Int? {
        let (left, right) = (2 * index + 1, 2 * index + 2)
        guard right < heap.count else { return left < heap.count ? left : nil }
        return heap[right].due < heap[left].due ? right : left
    }
}
