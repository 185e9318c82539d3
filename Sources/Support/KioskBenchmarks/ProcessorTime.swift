import Glibc

/// The processor time of this process.
enum ProcessorTime {
    /// What all its threads have used so far, in seconds.
    static var used: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
    }
}
