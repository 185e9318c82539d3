import Testing

@testable import KioskApp

@Suite("Wishes before and after the journal is read")
struct PendingCommandQueueTests {
    @Test("a wish that comes while the early ones are taken is neither lost nor out of order")
    func order() {
        let reception = PendingCommandQueue<String, Int>()
        #expect(reception.taker(of: 1) == nil)
        #expect(reception.wishes(before: "engine") == [1])
        #expect(reception.taker(of: 2) == nil && reception.taker(of: 3) == nil)
        #expect(reception.wishes(before: "engine") == [2, 3])
        #expect(reception.wishes(before: "engine") == nil)
        #expect(reception.taker(of: 4) == "engine")
    }

    @Test("another one takes over at once, and after the end nobody does")
    func succession() {
        let reception = PendingCommandQueue<String, Int>()
        #expect(reception.wishes(before: "reader") == nil)
        #expect(reception.wishes(before: "driver") == nil)
        #expect(reception.taker(of: 1) == "driver")
        #expect(reception.close() == "driver" && reception.close() == nil)
    }
}
