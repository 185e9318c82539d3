import PurchaseEngine
import StoreModel
import Synchronization

/// Time that moves only when somebody sleeps or a test says so, and ids that count up.
///
/// A sleeper is woken at once, and the time is then the moment that it waited for: retries take no real time.
final class TestClock: EngineClock {
    private struct State {
        var now = Timestamp(milliseconds: 1_790_000_000_000)
        var count = 0
        var sleeps = 0
    }

    private let state = Mutex(State())
    /// How often somebody may sleep; later sleepers wait until they are cancelled.
    private let patience: Int

    init(patience: Int = 1000) { self.patience = patience }

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

    func sleep(until moment: Timestamp) async throws {
        let isPatient = state.withLock { state in
            state.sleeps += 1
            guard state.sleeps <= patience else { return false }
            state.now = max(state.now, moment)
            return true
        }
        if isPatient { return }
        // Nothing comes: only the end of the task ends the wait.
        for await _ in AsyncStream<Never>.makeStream().stream {}
        throw CancellationError()
    }
}
