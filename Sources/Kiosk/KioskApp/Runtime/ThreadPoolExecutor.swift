import StoreFiles

/// Runs tasks and their child tasks on its own threads, so that an idle program does not wake up.
///
/// The threads of the default executor come from libdispatch, which on Linux wakes up every second to check whether
/// they are blocked. These threads sleep until there is a task to run, and end when the executor is released.
/// `Task.sleep` still uses libdispatch.
final class ThreadPoolExecutor: TaskExecutor {
    private let line = JobQueue()

    /// Starts the threads.
    ///
    /// - Parameter count: The number of threads, and of tasks that run at the same time.
    init(count: Int) {
        for _ in 0..<count { Thread.start { [line] in line.work() } }
    }

    deinit { line.close() }

    /// Appends a job to the queue.
    func enqueue(_ job: consuming ExecutorJob) {
        // A task retains its preferred executor, so the unowned reference is valid for as long as the job exists.
        line.add(JobQueue.Entry(job: UnownedJob(job), executor: asUnownedTaskExecutor()))
    }
}
