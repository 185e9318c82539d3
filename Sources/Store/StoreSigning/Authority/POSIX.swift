import Glibc

/// System calls that may be interrupted, and their errors in words.
enum POSIX {
    /// Repeats a call that a signal interrupted; its result where it is not negative.
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

    /// The system's words for an errno.
    static func message(_ code: Int32) -> String {
        strerror(code).map { String(cString: $0) } ?? "error \(code)"
    }
}
