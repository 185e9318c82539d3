import SandboxCore
package import StoreModel
import Synchronization

/// A clock that moves only when a test says so, and ids that count up.
package final class TestClock: BackendClock {
    private struct State {
        var now = Timestamp(milliseconds: 1_790_000_000_000)
        var count: UInt64 = 0
    }

    /// Makes the ids of one clock differ from those of another.
    private let series: UInt64
    private let state = Mutex(State())

    /// - Parameter series: Another number for each of several clocks, so that their ids differ.
    package init(series: UInt64 = 1) {
        self.series = series
    }

    package func now() -> Timestamp { state.withLock { $0.now } }

    /// Lets time pass; a negative length sets the clock back.
    package func advance(milliseconds: Int64) {
        state.withLock { $0.now = $0.now.adding(milliseconds: milliseconds) }
    }

    package func uuid() -> String {
        let bits = series << 32 | chance()
        return UniqueID.v4 { bits }
    }

    package func chance() -> UInt64 {
        state.withLock { state in
            state.count += 1
            return state.count
        }
    }
}
