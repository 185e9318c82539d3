import Synchronization
import Testing

@testable import PurchaseEngine

@Suite("The queue of moments")
struct DueQueueTests {
    /// A moment that counts how often moments are compared.
    private struct Moment: Comparable {
        let value: Int
        let comparisons: Comparisons

        static func < (left: Moment, right: Moment) -> Bool {
            left.comparisons.count.withLock { $0 += 1 }
            return left.value < right.value
        }

        static func == (left: Moment, right: Moment) -> Bool { left.value == right.value }
    }

    private final class Comparisons: Sendable {
        let count = Mutex(0)

        /// Returns the number of comparisons since the last call.
        func take() -> Int {
            count.withLock { count in
                defer { count = 0 }
                return count
            }
        }
    }

    @Test("elements are removed in the order of their moments, and none before its moment")
    func order() {
        var queue = DueQueue<Int, Int>()
        for number in 0..<500 { queue.insert(number, due: number * 379 % 500) }
        for moment in 0..<500 {
            #expect(queue.next == moment)
            #expect(queue.popFirst(dueBy: moment - 1) == nil)
            #expect(queue.popFirst(dueBy: moment).map { $0 * 379 % 500 } == moment)
        }
        #expect(queue.count == 0 && queue.next == nil && queue.popFirst(dueBy: .max) == nil)
    }

    @Test("the order remains when some elements are removed")
    func removal() {
        var queue = DueQueue<Int, Int>()
        for number in 0..<500 { queue.insert(number, due: number * 379 % 500) }
        queue.removeAll { $0 % 3 != 0 }
        var dues: [Int] = []
        while let number = queue.popFirst(dueBy: .max) { dues.append(number * 379 % 500) }
        #expect(dues == stride(from: 0, to: 500, by: 3).map { $0 * 379 % 500 }.sorted())
    }

    @Test("the cost of what is due hardly depends on how many elements are due later")
    func cost() {
        let comparisons = Comparisons()
        func moment(_ value: Int) -> Moment { Moment(value: value, comparisons: comparisons) }
        var queue = DueQueue<Moment, Int>()
        let count = 100_000
        for number in 0..<count { queue.insert(number, due: moment(number * 379 % count)) }
        _ = comparisons.take()
        for number in 0..<10 { #expect(queue.popFirst(dueBy: moment(9)) != nil, "\(number)") }
        #expect(queue.popFirst(dueBy: moment(9)) == nil)
        // Each removal passes the 17 levels of the heap, with two comparisons in each.
        #expect(comparisons.take() < 10 * 40)
        queue.insert(0, due: moment(10))
        #expect(comparisons.take() < 40)
    }
}
