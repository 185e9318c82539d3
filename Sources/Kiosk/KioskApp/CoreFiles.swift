import Glibc

/// Core files: what was in memory when a program died, on the disk for whoever finds it.
enum CoreFiles {
    /// Keeps the signing key and the signed transactions out of them, whatever the process dies of.
    ///
    /// None is written. Where the system gives cores to a program instead, which no limit stops, nothing of the memory
    /// is in them (core(5), `coredump_filter`). Other debugging by the same person stays possible: who may do that
    /// may read the key's file, too.
    static func switchOff() {
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        let filter = open("/proc/self/coredump_filter", O_WRONLY | O_CLOEXEC)
        guard filter >= 0 else { return }
        write(filter, "0", 1)
        close(filter)
    }
}
