import Glibc

/// The properties of the machine that affect the figures.
struct Machine: Encodable {
    /// The number of active processors.
    let processors: Int
    /// The average number of runnable threads in the last minute; more than the number of processors distorts the p99.
    let load: Double

    /// The current state of this machine.
    static var now: Machine {
        var load = 0.0
        getloadavg(&load, 1)
        return Machine(processors: sysconf(Int32(_SC_NPROCESSORS_ONLN)), load: load)
    }

    var words: String { "\(processors) processors, load \(Number.short(load))" }
}
