import PurchaseEngine
import SandboxCore
import StoreModel
import Synchronization

/// The clock of store, merchant and devices: time advances only on request, and ids are generated from a seed.
final class ScenarioClock: BackendClock, EngineClock {
    private struct Sleeper {
        let id: UInt64
        let due: Timestamp
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now: Timestamp
        var generator: SeededGenerator
        var lastSleeper: UInt64 = 0
        var sleepers: [Sleeper] = []
        /// Sleepers that were cancelled before they were suspended.
        var cancelled: Set<UInt64> = []
    }

    private let start: Timestamp
    /// The seed of all random numbers.
    let seed: UInt64
    private let state: Mutex<State>

    init(start: Timestamp, seed: UInt64) {
        (self.start, self.seed) = (start, seed)
        state = Mutex(State(now: start, generator: SeededGenerator(seed: seed)))
    }

    func now() -> Timestamp { state.withLock { $0.now } }

    func monotonic() -> Int64 { now().since(start) }

    func nextRandomBits() -> UInt64 { state.withLock { $0.generator.next() } }

    func newID() -> String {
        UniqueID.v7(at: now(), random: nextRandomBits)
    }

    func sleep(until moment: Timestamp) async throws {
        let id = state.withLock { state in
            state.lastSleeper += 1
            return state.lastSleeper
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { wake in
                let isCancelled = state.withLock { state in
                    if state.cancelled.remove(id) != nil { return true }
                    state.sleepers.append(Sleeper(id: id, due: moment, continuation: wake))
                    return false
                }
                if isCancelled { wake.resume(throwing: CancellationError()) }
            }
        } onCancel: {
            let sleeper = state.withLock { state -> Sleeper? in
                guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
                    state.cancelled.insert(id)
                    return nil
                }
                return state.sleepers.remove(at: index)
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
        state.withLock { _ = $0.cancelled.remove(id) }
    }

    /// The time at which the next sleeper wakes up; nil without sleepers.
    var nextEventTime: Timestamp? { state.withLock { $0.sleepers.map(\.due).min() } }

    /// Advances the time, and wakes the sleepers that are due, in the order of their times.
    func advance(to moment: Timestamp) {
        let woken = state.withLock { state in
            state.now = max(state.now, moment)
            let now = state.now
            let due = state.sleepers.filter { $0.due <= now }.sorted {
                ($0.due, $0.id) < ($1.due, $1.id)
            }
            state.sleepers.removeAll { $0.due <= now }
            return due
        }
        for sleeper in woken { sleeper.continuation.resume() }
    }
}

// MARK: Executor

/// Runs tasks one after the other on the thread that calls ``drain()``, so that equal inputs give equal results.
package final class ScenarioExecutor: TaskExecutor {
    private struct State {
        var jobs: [UnownedJob] = []
        var next = 0
    }

    private let state = Mutex(State())

    package init() {}

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        state.withLock { $0.jobs.append(job) }
    }

    /// Runs all tasks that are ready, and those that become ready meanwhile.
    package func drain() {
        while let job = dequeue() { job.runSynchronously(on: asUnownedTaskExecutor()) }
    }

    private func dequeue() -> UnownedJob? {
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
