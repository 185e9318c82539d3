import Dispatch
import Synchronization

/// A first-in, first-out queue of jobs for the threads of an executor.
final class JobQueue: Sendable {
    private let state = Mutex(State())
    private let bell = DispatchSemaphore(value: 0)

    /// A job and the executor that it runs on.
    struct Entry {
        let job: UnownedJob
        let executor: UnownedTaskExecutor
    }

    private struct State {
        var waiting: [Entry] = []
        var isClosed = false
    }

    /// Appends a job and wakes a thread.
    func add(_ entry: Entry) {
        state.withLock { $0.waiting.append(entry) }
        bell.signal()
    }

    /// Lets every thread return once the queue is empty.
    func close() {
        state.withLock { $0.isClosed = true }
        bell.signal()
    }

    /// Runs jobs on the calling thread until the queue is closed and empty.
    func work() {
        while true {
            bell.wait()
            if let entry = state.withLock({ $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }) {
                entry.job.runSynchronously(on: entry.executor)
            } else if state.withLock({ $0.isClosed }) {
                // Wakes the next thread so that it returns as well.
                bell.signal()
                return
            }
        }
    }
}
