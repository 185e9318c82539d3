import Testing

@testable import KioskApp

@Suite("Commands queued before the engine is open")
struct PendingCommandQueueTests {
    @Test("a command that arrives during the delivery of earlier ones is delivered after them")
    func order() {
        let reception = PendingCommandQueue<String, Int>()
        #expect(reception.taker(of: 1) == nil)
        #expect(reception.wishes(before: "engine") == [1])
        #expect(reception.taker(of: 2) == nil && reception.taker(of: 3) == nil)
        #expect(reception.wishes(before: "engine") == [2, 3])
        #expect(reception.wishes(before: "engine") == nil)
        #expect(reception.taker(of: 4) == "engine")
    }

    @Test("a new consumer takes over immediately, and a closed queue has no consumer")
    func succession() {
        let reception = PendingCommandQueue<String, Int>()
        #expect(reception.wishes(before: "reader") == nil)
        #expect(reception.wishes(before: "driver") == nil)
        #expect(reception.taker(of: 1) == "driver")
        #expect(reception.close() == "driver" && reception.close() == nil)
    }
}
