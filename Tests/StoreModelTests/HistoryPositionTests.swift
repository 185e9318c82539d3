import Testing

@testable import StoreModel

@Suite("How far a history was read")
struct HistoryPositionTests {
    @Test(
        "in the order of changes a page begins after the last one, and the next reading at the end")
    func ascending() {
        let first = HistoryPosition.start.next(
            after: [3, 5, 9], hasMore: true, newestFirst: false, end: 40)
        #expect(first == HistoryPosition(floor: 9))
        let last = first.next(after: [12], hasMore: false, newestFirst: false, end: 40)
        // What no filter took is behind it as well.
        #expect(last == HistoryPosition(floor: 40))
        #expect(last.next(after: [], hasMore: false, newestFirst: false, end: 40) == last)
    }

    @Test(
        "against it a page ends before the last one, and the next reading begins where this one did"
    )
    func descending() {
        let first = HistoryPosition(floor: 2).next(
            after: [40, 31], hasMore: true, newestFirst: true, end: 40)
        #expect(first == HistoryPosition(floor: 2, ceiling: 31, top: 40))
        // Something new came meanwhile: it is not in this reading, and not before the next one's beginning.
        let second = first.next(after: [9], hasMore: true, newestFirst: true, end: 50)
        #expect(second == HistoryPosition(floor: 2, ceiling: 9, top: 40))
        let last = second.next(after: [], hasMore: false, newestFirst: true, end: 50)
        #expect(last == HistoryPosition(floor: 40))
    }
}
