import Testing

@testable import StoreModel

@Suite("Positions in a history")
struct HistoryPositionTests {
    @Test(
        "in ascending order a page begins after the last item, and the next reading begins at the end"
    )
    func ascending() {
        let first = HistoryPosition.start.next(
            after: [3, 5, 9], hasMore: true, newestFirst: false, end: 40)
        #expect(first == HistoryPosition(floor: 9))
        let last = first.next(after: [12], hasMore: false, newestFirst: false, end: 40)
        // Items that the filter excluded are behind the new position too.
        #expect(last == HistoryPosition(floor: 40))
        #expect(last.next(after: [], hasMore: false, newestFirst: false, end: 40) == last)
    }

    @Test(
        "in descending order a page ends before the last item, and the next reading begins where this one began"
    )
    func descending() {
        let first = HistoryPosition(floor: 2).next(
            after: [40, 31], hasMore: true, newestFirst: true, end: 40)
        #expect(first == HistoryPosition(floor: 2, ceiling: 31, top: 40))
        // An item that arrives meanwhile is not part of this reading; the next reading will contain it.
        let second = first.next(after: [9], hasMore: true, newestFirst: true, end: 50)
        #expect(second == HistoryPosition(floor: 2, ceiling: 9, top: 40))
        let last = second.next(after: [], hasMore: false, newestFirst: true, end: 50)
        #expect(last == HistoryPosition(floor: 40))
    }
}
