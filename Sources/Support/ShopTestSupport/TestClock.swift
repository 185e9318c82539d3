import SandboxCore
package import StoreModel
import Synchronization

/// A clock that advances only on a test's request, with ids that count up.
package final class TestClock: BackendClock {
    private struct State {
        var now = Timestamp(milliseconds: 1_790_000_000_000)
        var count: UInt64 = 0
    }

    /// Distinguishes the ids of several clocks.
    private let series: UInt64
    private let state = Mutex(State())

    /// - Parameter series: A different number for each of several clocks, so that their ids differ.
    package init(series: UInt64 = 1) {
        self.series = series
    }

    package func now() -> Timestamp { state.withLock { $0.now } }

    /// Advances the clock; a negative length sets it back.
    package func advance(milliseconds: Int64) {
        state.withLock { $0.now = $0.now.adding(milliseconds: milliseconds) }
    }

    package func uuid() -> String {
        let bits = series << 32 | nextRandomBits()
        return UniqueID.v4 { bits }
    }

    package func nextRandomBits() -> UInt64 {
        state.withLock { state in
            state.count += 1
            return state.count
        }
    }
}
