import Glibc

/// Runs interruptible system calls, and describes their errors.
enum POSIX {
    /// Runs a system call, repeating it while it fails with EINTR, and returns its result unless that is negative.
    ///
    /// - Throws: ``AuthorityError/io(path:code:)`` with errno.
    @discardableResult
    static func call<Result: SignedInteger>(
        _ path: String, _ body: () -> Result
    ) throws(AuthorityError) -> Result {
        while true {
            let result = body()
            if result >= 0 { return result }
            let code = errno
            if code != EINTR { throw .io(path: path, code: code) }
        }
    }

    /// Returns the system's description of an errno.
    static func message(_ code: Int32) -> String {
        strerror(code).map { String(cString: $0) } ?? "error \(code)"
    }
}
