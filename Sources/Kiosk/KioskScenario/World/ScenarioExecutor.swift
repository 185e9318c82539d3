import Synchronization

/// Runs tasks one after the other, on the thread of whoever says so: what is the same at the beginning is the same at
/// the end.
package final class ScenarioExecutor: TaskExecutor {
    private struct State {
        var jobs: [UnownedJob] = []
        var next = 0
    }

    private let state = Mutex(State())

    /// Has nothing to do yet.
    package init() {}

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        state.withLock { $0.jobs.append(job) }
    }

    /// Runs whatever is ready, and what becomes ready by that, until nothing is.
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
