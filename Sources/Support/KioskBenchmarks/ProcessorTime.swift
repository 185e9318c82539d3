import Glibc

/// The processor time of this process.
enum ProcessorTime {
    /// What all its threads have used so far, in seconds.
    static var used: Double {
        // POSIX counts a million of them to a second on every machine.
        Double(clock()) / 1_000_000
    }
}
