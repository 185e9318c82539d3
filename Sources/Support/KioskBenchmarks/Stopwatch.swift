import Glibc

/// Time that has passed since it was made.
struct Stopwatch {
    private let start = Self.now

    /// Milliseconds since the start.
    var milliseconds: Double { Double(Self.now - start) / 1_000_000 }

    private static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
