import Glibc

/// The last error of the system, in the terms of ``FileFailure``.
enum SystemError {
    /// Reads `errno` at once, before anything else can change it.
    static func failure(_ path: String, _ code: Int32 = errno) -> FileFailure {
        switch code {
        case EROFS, EACCES, EPERM: .readOnly(path)
        case ENOSPC, EDQUOT, EFBIG: .full(path)
        case ELOOP: .unsafe(path: path, detail: "it is a symbolic link")
        default: .io(path: path, detail: String(cString: strerror(code)))
        }
    }
}
