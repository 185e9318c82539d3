import PurchaseEngine
import StoreModel
import Synchronization

/// A clock whose time moves only when a task sleeps or a test sets it, and whose IDs count up.
///
/// A sleeper wakes at once, and the time is then the moment it waited for, so retries take no real time.
final class TestClock: EngineClock {
    private struct State {
        var now: Timestamp
        var count = 0
        var remainingSleeps: Int
        var waiting: [AsyncStream<Void>.Continuation] = []
        var pause = Pause.immediate
        /// The number of pauses of each duration.
        var pauseCounts: [Int64: Int] = [:]
    }

    /// How long the pause lasts in which deferred facts wait for a commit that they can join.
    enum Pause { case immediate, endless }

    private let state: Mutex<State>
    private let sleeps = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))

    /// - Parameter patience: How many sleeps end; later ones wait until they are cancelled or allowed.
    init(
        patience: Int = 1000, now: Timestamp = Timestamp(milliseconds: 1_790_000_000_000)
    ) {
        state = Mutex(State(now: now, remainingSleeps: patience))
    }

    func now() -> Timestamp { state.withLock { $0.now } }

    func monotonic() -> Int64 { now().milliseconds }

    func newID() -> String {
        state.withLock { state in
            state.count += 1
            let digits = String(state.count)
            return "00000000-0000-7000-8000-"
                + String(repeating: "0", count: 12 - digits.count) + digits
        }
    }

    /// Allows a number of additional sleeps, those that already wait first.
    func allow(_ more: Int) {
        let waiting = state.withLock { state in
            state.remainingSleeps += more
            return state.waiting
        }
        for sleeper in waiting { sleeper.yield() }
    }

    /// Returns at once, so that deferred facts are written as soon as nothing else happens; or never returns.
    func pause(milliseconds: Int64) async {
        let pause = state.withLock { state in
            state.pauseCounts[milliseconds, default: 0] += 1
            return state.pause
        }
        guard pause == .endless else { return }
        for await _ in AsyncStream<Never>.makeStream().stream {}
    }

    /// Returns the number of pauses of a duration.
    func pauseCount(milliseconds: Int64) -> Int {
        state.withLock { $0.pauseCounts[milliseconds, default: 0] }
    }

    /// Sets how long pauses last from now on.
    func pauses(for pause: Pause) { state.withLock { $0.pause = pause } }

    /// Returns once a task sleeps.
    func isSleptOn() async {
        for await _ in sleeps.stream { return }
    }

    func sleep(until moment: Timestamp) async throws {
        sleeps.continuation.yield()
        let turns = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        turns.continuation.yield()
        state.withLock { $0.waiting.append(turns.continuation) }
        for await _ in turns.stream where isAllowed(moment) { return }
        throw CancellationError()
    }

    private func isAllowed(_ moment: Timestamp) -> Bool {
        state.withLock { state in
            guard state.remainingSleeps > 0 else { return false }
            state.remainingSleeps -= 1
            state.now = max(state.now, moment)
            return true
        }
    }
}
