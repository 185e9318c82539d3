import Glibc

/// How many files and connections the tests of one process may have open together.
enum OpenFileLimit {
    /// Asks once for more than the 1,024 that a shell has by default: a served store needs some thirty, and those of tests that
    /// have just ended close theirs a little later.
    static let raised: Void = {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 16_384))
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }()
}
