import PurchaseEngine
import StoreModel
import Synchronization
import Testing

@testable import KioskApp

@Suite("Reachability of a shared backend")
struct ReachabilityMonitorTests {
    /// A clock that never waits and records the requested durations.
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

    /// Returns one scripted probe result after the other and repeats the last one.
    private final class Probe: Sendable {
        private let answers: Mutex<[ReachabilityMonitor.ProbeResult]>

        init(_ answers: [ReachabilityMonitor.ProbeResult]) { self.answers = Mutex(answers) }

        func knock() -> ReachabilityMonitor.ProbeResult {
            answers.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
        }
    }

    /// Knocks that take a while, and how many of them there were at the same time.
    private final class SlowProbe: Sendable {
        private struct Count {
            var running = 0
            var most = 0
            var total = 0
        }

        private let count = Mutex(Count())

        var most: Int { count.withLock { $0.most } }

        /// Returns the number of this knock.
        func knock() async -> Int {
            let total = count.withLock { count in
                count.running += 1
                count.total += 1
                count.most = max(count.most, count.running)
                return count.total
            }
            for _ in 0..<10 { await Task.yield() }
            count.withLock { $0.running -= 1 }
            return total
        }
    }

    private let clock = Clock()

    /// Returns the reported states until there are `count` of them.
    private func told(
        _ last: ReachabilityMonitor.ProbeResult, _ answers: [ReachabilityMonitor.ProbeResult],
        count: Int,
        rings: Bool = false
    ) async -> [ReachabilityMonitor.ProbeResult] {
        let door = Probe(answers)
        let (news, bell) = AsyncStream<Void>.makeStream()
        let (told, tell) = AsyncStream<ReachabilityMonitor.ProbeResult>.makeStream()
        let lookout = ReachabilityMonitor(
            last, clock: clock, probe: { door.knock() }, onChange: { tell.yield($0) })
        let task = Task { await lookout.run(news) }
        if rings { bell.yield() }
        var heard: [ReachabilityMonitor.ProbeResult] = []
        for await answer in told {
            heard.append(answer)
            if heard.count == count { break }
        }
        task.cancel()
        await task.value
        return heard
    }

    @Test("a backend that does not answer at first is probed with growing pauses until it answers")
    func pauses() async {
        let silence = [ReachabilityMonitor.ProbeResult](repeating: .noAnswer, count: 5)
        #expect(await told(.noAnswer, silence + [.expectedBackend], count: 1) == [.expectedBackend])
        #expect(clock.waits.withLock { $0 } == [500, 1000, 2000, 4000, 5000, 5000])
    }

    @Test("a reachable backend is probed after a failed call, and only a failed probe is reported")
    func losses() async {
        #expect(
            await told(
                .expectedBackend, [.noAnswer, .noAnswer, .expectedBackend], count: 2, rings: true)
                == [.noAnswer, .expectedBackend])
        #expect(clock.waits.withLock { $0 } == [500, 1000])
    }

    @Test("there is one probe at a time, so that no older result replaces a newer one")
    func order() async {
        let door = SlowProbe()
        let (news, bell) = AsyncStream<Void>.makeStream()
        let (enough, end) = AsyncStream<Void>.makeStream()
        let lookout = ReachabilityMonitor(
            .noAnswer, clock: clock,
            probe: {
                bell.yield()
                if await door.knock() == 50 { end.finish() }
                return .noAnswer
            }, onChange: { _ in })
        let task = Task { await lookout.run(news) }
        for await _ in enough {}
        task.cancel()
        await task.value
        #expect(door.most == 1)
    }

    @Test("another store at the address is reported once and does not count as the expected one")
    func another() async {
        #expect(
            await told(
                .noAnswer, [.otherBackend, .otherBackend, .noAnswer, .expectedBackend], count: 3)
                == [.otherBackend, .noAnswer, .expectedBackend])
    }
}
