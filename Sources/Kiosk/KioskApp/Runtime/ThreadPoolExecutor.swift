import Dispatch
import StoreFiles
import Synchronization

/// Runs tasks and their child tasks on its own threads, so that an idle program does not wake up.
///
/// The threads of the default executor come from libdispatch, which on Linux wakes up every second to check whether
/// they are blocked. These threads sleep until there is a task to run, and end when the executor is released.
/// `Task.sleep` still uses libdispatch.
final class ThreadPoolExecutor: TaskExecutor {
    private let queue = JobQueue()

    /// Starts the threads.
    ///
    /// - Parameter count: The number of threads, and of tasks that run at the same time.
    init(count: Int) {
        for _ in 0..<count { Thread.start { [queue] in queue.runJobs() } }
    }

    deinit { queue.close() }

    /// Appends a job to the queue.
    func enqueue(_ job: consuming ExecutorJob) {
        // A task retains its preferred executor, so the unowned reference is valid for as long as the job exists.
        queue.add(JobQueue.Entry(job: UnownedJob(job), executor: asUnownedTaskExecutor()))
    }
}

/// A first-in, first-out queue of jobs for the threads of an executor.
final class JobQueue: Sendable {
    private let state = Mutex(State())
    private let semaphore = DispatchSemaphore(value: 0)

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
        semaphore.signal()
    }

    /// Lets every thread return once the queue is empty.
    func close() {
        state.withLock { $0.isClosed = true }
        semaphore.signal()
    }

    /// Runs jobs on the calling thread until the queue is closed and empty.
    func runJobs() {
        while true {
            semaphore.wait()
            if let entry = state.withLock({ $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }) {
                entry.job.runSynchronously(on: entry.executor)
            } else if state.withLock({ $0.isClosed }) {
                // Wakes the next thread so that it returns as well.
                semaphore.signal()
                return
            }
        }
    }
}

/// Blocks a thread until asynchronous work is finished.
enum BlockingWait {
    /// Runs the body in a detached task and blocks the calling thread until it has finished or the limit has passed.
    ///
    /// Call it on the main thread only: it must not block a thread of Swift's concurrency pool.
    /// - Parameter limit: The longest wait in milliseconds.
    static func untilFinished(atMost limit: Int32, of body: @escaping @Sendable () async -> Void) {
        let end = DispatchSemaphore(value: 0)
        Task.detached {
            await body()
            end.signal()
        }
        _ = end.wait(timeout: .now() + .milliseconds(Int(limit)))
    }
}
