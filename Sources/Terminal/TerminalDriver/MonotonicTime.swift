import Glibc

/// The monotonic clock of deadlines: it never jumps, and its values are valid only in this process.
package enum MonotonicTime {
    /// Milliseconds since an arbitrary moment in the past.
    package static var milliseconds: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }
}
