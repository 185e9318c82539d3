import SandboxCore
import StoreModel
import Synchronization

/// A clock that moves only when a test says so, and ids that count up.
final class TestClock: BackendClock {
    private struct State {
        var now = Timestamp(milliseconds: 1_790_000_000_000)
        var count: UInt64 = 0
    }

    /// Makes the ids of one clock differ from those of another.
    private let series: UInt64
    private let state = Mutex(State())

    init(series: UInt64 = 1) {
        self.series = series
    }

    func now() -> Timestamp { state.withLock { $0.now } }

    func advance(milliseconds: Int64) {
        state.withLock { $0.now = $0.now.adding(milliseconds: milliseconds) }
    }

    func uuid() -> String {
        var generator = Constant(bits: series << 32 | chance())
        return UniqueID.v4(using: &generator)
    }

    func chance() -> UInt64 {
        state.withLock { state in
            state.count += 1
            return state.count
        }
    }

    private struct Constant: RandomNumberGenerator {
        let bits: UInt64

        mutating func next() -> UInt64 { bits }
    }
}
