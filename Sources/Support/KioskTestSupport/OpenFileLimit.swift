import Glibc

/// The limit of open files and connections in a test process.
enum OpenFileLimit {
    /// Raises the limit once above the default of 1,024: a served store needs about thirty, and the stores of finished
    /// tests close theirs with a delay.
    static let raised: Void = {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 16_384))
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }()
}
