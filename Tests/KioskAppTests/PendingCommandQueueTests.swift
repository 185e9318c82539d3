import Testing

@testable import KioskApp

@Suite("Commands queued before the engine is open")
struct PendingCommandQueueTests {
    @Test("a command that arrives during the delivery of earlier ones is delivered after them")
    func order() {
        let reception = PendingCommandQueue<String, Int>()
        #expect(reception.consumer(for: 1) == nil)
        #expect(reception.dequeueAll(beforeAttaching: "engine") == [1])
        #expect(reception.consumer(for: 2) == nil && reception.consumer(for: 3) == nil)
        #expect(reception.dequeueAll(beforeAttaching: "engine") == [2, 3])
        #expect(reception.dequeueAll(beforeAttaching: "engine") == nil)
        #expect(reception.consumer(for: 4) == "engine")
    }

    @Test("a new consumer takes over immediately, and a closed queue has no consumer")
    func succession() {
        let reception = PendingCommandQueue<String, Int>()
        #expect(reception.dequeueAll(beforeAttaching: "reader") == nil)
        #expect(reception.dequeueAll(beforeAttaching: "driver") == nil)
        #expect(reception.consumer(for: 1) == "driver")
        #expect(reception.detachConsumer() == "driver" && reception.detachConsumer() == nil)
    }
}
