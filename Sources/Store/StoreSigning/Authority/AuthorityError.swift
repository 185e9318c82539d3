/// Why the signing authority could not be opened or created; nothing was charged and nothing was changed.
package enum AuthorityError: Error, Hashable, Sendable {
    /// The folder or file is accessible to other users, or is of another type.
    case unsafe(path: String, reason: String)
    /// The required file does not exist.
    case missing(path: String)
    /// The file does not contain one key with its chain.
    case damaged(path: String)
    /// A system call failed; `code` is errno.
    case io(path: String, code: Int32)
    /// The certificates could not be created.
    case certificateCreationFailed

    /// The sentence for the user, including what to do.
    package var message: String {
        switch self {
        case .unsafe(let path, let reason):
            "The signing key at \(path) cannot be used: \(reason). Correct that and try again."
        case .missing(let path):
            "The signing key at \(path) is missing. Nothing was changed and nothing was charged. "
                + "Restore a copy of it. Without a copy this profile cannot be used any more: use "
                + "another --profile."
        case .damaged(let path):
            "The signing key at \(path) is damaged. Restore a copy of it. Without a copy this "
                + "profile cannot be used any more: use another --profile."
        case .io(let path, let code):
            "The signing key at \(path) cannot be opened or stored: \(POSIX.message(code))."
        case .certificateCreationFailed: "The sandbox's certificates could not be created."
        }
    }

    /// The exit code: 77 for a refused file, 65 for a damaged file, 74 for a disk error.
    package var exitCode: Int32 {
        switch self {
        case .unsafe, .missing: 77
        case .damaged: 65
        case .io, .certificateCreationFailed: 74
        }
    }
}
