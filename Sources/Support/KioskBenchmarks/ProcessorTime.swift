import Glibc

/// The processor time of this process.
enum ProcessorTime {
    /// The processor time of all threads so far, in seconds.
    static var used: Double {
        // POSIX defines CLOCKS_PER_SEC as one million.
        Double(clock()) / 1_000_000
    }
}
