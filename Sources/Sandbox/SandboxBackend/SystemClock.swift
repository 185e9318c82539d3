import Glibc
import SandboxCore
package import StoreModel

/// The machine's clock and random numbers.
package struct SystemClock: BackendClock {
    private let time: @Sendable () -> Timestamp

    /// - Parameter time: Returns the current time; the machine's clock by default.
    package init(time: @escaping @Sendable () -> Timestamp = SystemClock.machineTime) {
        self.time = time
    }

    package func now() -> Timestamp { time() }

    /// Returns the machine's time; the epoch if it cannot be read.
    package static func machineTime() -> Timestamp {
        var time = timespec()
        guard clock_gettime(CLOCK_REALTIME, &time) == 0 else { return Timestamp(milliseconds: 0) }
        return Timestamp(milliseconds: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000)
    }

    package func nextRandomBits() -> UInt64 {
        .random(in: .min ... .max)
    }
}
