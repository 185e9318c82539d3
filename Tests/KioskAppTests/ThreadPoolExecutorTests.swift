import Glibc
import Synchronization
import Testing

@testable import KioskApp

@Suite("Threads of our own")
struct ThreadPoolExecutorTests {
    @Test("a task and its children run on no more threads than there are")
    func children() async {
        let threads = Seen()
        await Task.detached(executorPreference: ThreadPoolExecutor(count: 2)) {
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<200 { group.addTask { threads.note() } }
            }
        }.value
        #expect((1...2).contains(threads.count))
    }

    @Test("what waits on an actor goes on")
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
        "the threads' owner is released with the last task that prefers it",
        .timeLimit(.minutes(1)))
    func release() async {
        weak var seen: ThreadPoolExecutor?
        do {
            let threads = ThreadPoolExecutor(count: 1)
            seen = threads
            #expect(await Task.detached(executorPreference: threads) { 1 }.value == 1)
        }
        // The task itself is let go on the thread, a moment after its value is there.
        // The time limit cancels the test if that never happens.
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
