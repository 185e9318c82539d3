import Glibc

/// What the figures were measured on, as far as it decides how they come out.
struct Machine: Encodable {
    /// The processors that work.
    let processors: Int
    /// How many threads wanted one, over the last minute; more than there are spoils the p99.
    let load: Double

    /// This machine at this moment.
    static var now: Machine {
        var load = 0.0
        getloadavg(&load, 1)
        return Machine(processors: sysconf(Int32(_SC_NPROCESSORS_ONLN)), load: load)
    }

    var words: String { "\(processors) processors, load \(Number.short(load))" }
}
