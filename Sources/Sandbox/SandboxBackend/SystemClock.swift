import Glibc
import SandboxCore
package import StoreModel

/// The machine's own time and chance.
package struct SystemClock: BackendClock {
    /// Needs nothing.
    package init() {}

    package func now() -> Timestamp {
        var time = timespec()
        guard clock_gettime(CLOCK_REALTIME, &time) == 0 else { return Timestamp(milliseconds: 0) }
        return Timestamp(milliseconds: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000)
    }

    package func uuid() -> String {
        var generator = SystemRandomNumberGenerator()
        return UniqueID.v4(using: &generator)
    }

    package func chance() -> UInt64 {
        var generator = SystemRandomNumberGenerator()
        return generator.next()
    }
}
