import Glibc
import Synchronization
import Testing

@testable import KioskApp

@Suite("Thread pool executor")
struct ThreadPoolExecutorTests {
    @Test("a task and its child tasks run on at most the given number of threads")
    func children() async {
        let threads = Seen()
        await Task.detached(executorPreference: ThreadPoolExecutor(count: 2)) {
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<200 { group.addTask { threads.note() } }
            }
        }.value
        #expect((1...2).contains(threads.count))
    }

    @Test("a task that waits for an actor continues")
    func actors() async {
        let counter = Counter()
        let sum = await Task.detached(executorPreference: ThreadPoolExecutor(count: 1)) {
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<100 { group.addTask { await counter.add() } }
            }
            return await counter.sum
        }.value
        #expect(sum == 100)
    }

    @Test(
        "the executor is released with the last task that prefers it",
        .timeLimit(.minutes(1)))
    func release() async {
        weak var seen: ThreadPoolExecutor?
        do {
            let threads = ThreadPoolExecutor(count: 1)
            seen = threads
            #expect(await Task.detached(executorPreference: threads) { 1 }.value == 1)
        }
        // The task is released on the pool's thread, shortly after its value is available. The time limit
        // cancels the test if that never happens.
        while seen != nil && !Task.isCancelled { await Task.yield() }
        #expect(seen == nil)
    }

    private actor Counter {
        private(set) var sum = 0
        func add() { sum += 1 }
    }

    private final class Seen: Sendable {
        private let threads = Mutex<Set<pthread_t>>([])
        func note() { threads.withLock { _ = $0.insert(pthread_self()) } }
        var count: Int { threads.withLock(\.count) }
    }
}
