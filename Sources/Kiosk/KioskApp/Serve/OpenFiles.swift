import Glibc

/// How many files and connections this process may have open.
enum OpenFiles {
    /// What a server needs besides its connections: its files, their logs, readers of them, and connections that it refuses.
    private static let ownNeed: rlim_t = 384

    /// Asks for as many as there may be.
    ///
    /// - Returns: How many connections there is room for.
    static func raised() -> Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
            return 384
        }
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        let free = limit.rlim_cur > ownNeed ? limit.rlim_cur - ownNeed : 1
        return Int(clamping: free)
    }
}
