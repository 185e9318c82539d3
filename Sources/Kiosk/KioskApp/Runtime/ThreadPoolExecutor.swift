import StoreFiles

/// Runs tasks, and their child tasks, on a few threads of its own, so that an idle program does not wake up.
///
/// The default executor takes its threads from libdispatch, which on Linux wakes up every second from then on to see
/// whether they are blocked. These threads sleep until there is a task to run, and end when the executor is released.
/// Waiting for a moment (`Task.sleep`) is done by libdispatch all the same.
final class ThreadPoolExecutor: TaskExecutor {
    private let line = JobQueue()

    /// Starts so many threads; as many tasks run at the same time.
    init(count: Int) {
        for _ in 0..<count { Thread.start { [line] in line.work() } }
    }

    deinit { line.close() }

    /// Puts a part of a task in line.
    func enqueue(_ job: consuming ExecutorJob) {
        // A task keeps the executor that it prefers, so it is there for as long as its jobs are.
        line.add(JobQueue.Entry(job: UnownedJob(job), executor: asUnownedTaskExecutor()))
    }
}
