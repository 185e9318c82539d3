import KioskTestSupport
import Synchronization
import Testing

@testable import KioskApp

@Suite("A thread that waits for asynchronous work") struct BlockingWaitTests {
    @Test("goes on once the work has ended")
    func ended() async throws {
        let hasEnded = try await runOnNewThread {
            let work = Work()
            BlockingWait.untilFinished(atMost: 60_000) { work.end() }
            return work.hasEnded
        }
        #expect(hasEnded)
    }

    @Test("goes on after the limit while the work runs")
    func limit() async throws {
        let (ends, end) = AsyncStream<Void>.makeStream()
        let work = Work()
        let hadEnded = try await runOnNewThread {
            BlockingWait.untilFinished(atMost: 0) {
                for await _ in ends {}
                work.end()
            }
            return work.hasEnded
        }
        #expect(!hadEnded)
        end.finish()
    }

    private final class Work: Sendable {
        private let state = Mutex(false)

        var hasEnded: Bool { state.withLock { $0 } }

        func end() { state.withLock { $0 = true } }
    }
}
