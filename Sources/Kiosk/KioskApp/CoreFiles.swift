import Glibc

/// Disables core files, which would write the memory of a crashed process to disk.
enum CoreFiles {
    /// Keeps the signing key and the signed transactions out of core files.
    ///
    /// The size limit of core files is set to 0. The limit does not apply if the system pipes cores to a program, so
    /// the filter excludes all memory from them (core(5), `coredump_filter`). The user can still attach a debugger, but
    /// can read the key file anyway.
    static func switchOff() {
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        let filter = open("/proc/self/coredump_filter", O_WRONLY | O_CLOEXEC)
        guard filter >= 0 else { return }
        write(filter, "0", 1)
        close(filter)
    }
}
