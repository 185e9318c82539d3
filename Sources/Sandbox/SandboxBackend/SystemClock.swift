import Glibc
import SandboxCore
package import StoreModel

/// The machine's own time and chance.
package struct SystemClock: BackendClock {
    private let time: @Sendable () -> Timestamp

    /// - Parameter time: The time now; the machine's unless told otherwise.
    package init(time: @escaping @Sendable () -> Timestamp = SystemClock.machineTime) {
        self.time = time
    }

    package func now() -> Timestamp { time() }

    /// The time that the machine shows; the epoch where it shows none.
    package static func machineTime() -> Timestamp {
        var time = timespec()
        guard clock_gettime(CLOCK_REALTIME, &time) == 0 else { return Timestamp(milliseconds: 0) }
        return Timestamp(milliseconds: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000)
    }

    package func chance() -> UInt64 {
        .random(in: .min ... .max)
    }
}
