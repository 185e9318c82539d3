import Glibc

/// The limit of open files and connections of this process.
enum OpenFiles {
    /// The descriptors that a server needs besides connections: databases, their logs, readers and refused connections.
    private static let ownNeed: rlim_t = 384

    /// Raises the soft limit to the hard limit.
    ///
    /// - Returns: The number of connections that the limit allows.
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
