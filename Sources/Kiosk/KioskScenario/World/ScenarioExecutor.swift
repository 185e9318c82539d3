import Synchronization

/// Runs tasks one after the other on the thread that calls ``drain()``, so that equal inputs give equal results.
package final class ScenarioExecutor: TaskExecutor {
    private struct State {
        var jobs: [UnownedJob] = []
        var next = 0
    }

    private let state = Mutex(State())

    /// Creates an executor without tasks.
    package init() {}

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        state.withLock { $0.jobs.append(job) }
    }

    /// Runs all tasks that are ready, and those that become ready meanwhile.
    package func drain() {
        while let job = take() { job.runSynchronously(on: asUnownedTaskExecutor()) }
    }

    private func take() -> UnownedJob? {
        state.withLock { state in
            guard state.next < state.jobs.count else {
                (state.jobs, state.next) = ([], 0)
                return nil
            }
            defer { state.next += 1 }
            return state.jobs[state.next]
        }
    }
}
