import Glibc

/// The clock of deadlines: it never jumps, and means nothing outside this process.
package enum MonotonicTime {
    /// Milliseconds since some moment in the past.
    package static var milliseconds: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }
}
