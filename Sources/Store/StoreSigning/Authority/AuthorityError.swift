/// Why there is no signing authority; nothing was charged and nothing was changed.
package enum AuthorityError: Error, Hashable, Sendable {
    /// The folder or file can be reached by others than its owner, or is not what it should be.
    case unsafe(path: String, reason: String)
    /// There is no file, where there has to be one.
    case missing(path: String)
    /// The file does not hold one key with its chain.
    case damaged(path: String)
    /// The system refused; `code` is errno.
    case io(path: String, code: Int32)
    /// The certificates could not be made.
    case notIssued

    /// The sentence for a person, with what to do.
    package var message: String {
        switch self {
        case .unsafe(let path, let reason):
            "The signing key at \(path) is not used: \(reason). Put that right and start again."
        case .missing(let path):
            "The signing key at \(path) is gone. Nothing was changed and nothing was charged. "
                + "Put back a copy; without it, what it signed cannot be continued, and a new "
                + "profile is needed."
        case .damaged(let path):
            "The signing key at \(path) is damaged. Put back a copy; without it, what it signed "
                + "cannot be continued, and a new profile is needed."
        case .io(let path, let code):
            "The signing key at \(path) cannot be opened or stored: \(POSIX.message(code))."
        case .notIssued: "The sandbox's certificates could not be made."
        }
    }

    /// 77 refused, 65 bad file, 74 disk.
    package var exitCode: Int32 {
        switch self {
        case .unsafe, .missing: 77
        case .damaged: 65
        case .io, .notIssued: 74
        }
    }
}
