import Dispatch
import Synchronization

/// The parts of tasks that wait for a thread, first come, first served.
final class JobQueue: Sendable {
    private let state = Mutex(State())
    private let bell = DispatchSemaphore(value: 0)

    /// What runs, and on behalf of whom.
    struct Entry {
        let job: UnownedJob
        let executor: UnownedTaskExecutor
    }

    private struct State {
        var waiting: [Entry] = []
        var isClosed = false
    }

    /// Adds one at the end, and wakes a thread.
    func add(_ entry: Entry) {
        state.withLock { $0.waiting.append(entry) }
        bell.signal()
    }

    /// Lets every thread go once nothing waits.
    func close() {
        state.withLock { $0.isClosed = true }
        bell.signal()
    }

    /// Runs what waits, on the calling thread, until the line is closed.
    func work() {
        while true {
            bell.wait()
            if let entry = state.withLock({ $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }) {
                entry.job.runSynchronously(on: entry.executor)
            } else if state.withLock({ $0.isClosed }) {
                // The next thread waits for the same word.
                bell.signal()
                return
            }
        }
    }
}
