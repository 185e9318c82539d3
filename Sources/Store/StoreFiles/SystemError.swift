import Glibc

/// Converts the system's last error to a ``FileFailure``.
enum SystemError {
    /// Reads `errno` at once, before another call can change it.
    static func failure(_ path: String, _ code: Int32 = errno) -> FileFailure {
        switch code {
        case EROFS, EACCES, EPERM: .readOnly(path)
        case ENOSPC, EDQUOT, EFBIG: .full(path)
        case ELOOP: .unsafe(path: path, detail: "it is a symbolic link")
        default: .io(path: path, detail: String(cString: strerror(code)))
        }
    }
}
