import PurchaseEngine
import StoreModel
import Synchronization
import Testing

@testable import KioskApp

@Suite("Whether a shared backend answers")
struct ReachabilityMonitorTests {
    /// Waits for nothing, and writes down for how long it was to wait.
    private final class Clock: EngineClock {
        let waits = Mutex<[Int64]>([])

        func now() -> Timestamp { Timestamp(milliseconds: 0) }
        func monotonic() -> Int64 { 0 }
        func newID() -> String { "" }

        func sleep(until moment: Timestamp) async throws {
            try Task.checkCancellation()
            waits.withLock { $0.append(moment.milliseconds) }
            await Task.yield()
        }
    }

    /// What comes of knocking, one answer after the other, the last one for ever.
    private final class Probe: Sendable {
        private let answers: Mutex<[ReachabilityMonitor.Answer]>

        init(_ answers: [ReachabilityMonitor.Answer]) { self.answers = Mutex(answers) }

        func knock() -> ReachabilityMonitor.Answer {
            answers.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
        }
    }

    private let clock = Clock()

    /// What is told until so much was told.
    private func told(
        _ last: ReachabilityMonitor.Answer, _ answers: [ReachabilityMonitor.Answer], count: Int,
        rings: Bool = false
    ) async -> [ReachabilityMonitor.Answer] {
        let door = Probe(answers)
        let (news, bell) = AsyncStream<Void>.makeStream()
        let (told, tell) = AsyncStream<ReachabilityMonitor.Answer>.makeStream()
        let lookout = ReachabilityMonitor(
            last, clock: clock, knock: { door.knock() }, tell: { tell.yield($0) })
        let task = Task { await lookout.run(news) }
        if rings { bell.yield() }
        var heard: [ReachabilityMonitor.Answer] = []
        for await answer in told {
            heard.append(answer)
            if heard.count == count { break }
        }
        task.cancel()
        await task.value
        return heard
    }

    @Test("one that is silent at first is asked with longer and longer pauses until it answers")
    func pauses() async {
        let silence = [ReachabilityMonitor.Answer](repeating: .none, count: 5)
        #expect(await told(.none, silence + [.itself], count: 1) == [.itself])
        #expect(clock.waits.withLock { $0 } == [500, 1000, 2000, 4000, 5000, 5000])
    }

    @Test("one that answers is asked when somebody met silence, and only its own silence is told")
    func losses() async {
        #expect(
            await told(.itself, [.none, .none, .itself], count: 2, rings: true)
                == [.none, .itself])
        #expect(clock.waits.withLock { $0 } == [500, 1000])
    }

    @Test("another store at the address is told once, and is not the one that was there")
    func another() async {
        #expect(
            await told(.none, [.another, .another, .none, .itself], count: 3)
                == [.another, .none, .itself])
    }
}
