/// Why a file of a profile cannot be used; the file was not changed.
package enum FileFailure: Error, Hashable, Sendable {
    /// Another process holds the lock.
    case locked(String)
    /// The file was written by a newer version of kiosk: its version, and the newest known one.
    case newer(path: String, found: Int, known: Int)
    /// The contents differ from what was written.
    case damaged(path: String, detail: String)
    /// The file or its folder cannot be written.
    case readOnly(String)
    /// The disk is full.
    case full(String)
    /// The file is not secure: a link, a folder, another user's file, or accessible to other users.
    case unsafe(path: String, detail: String)
    /// Any other error of the system.
    case io(path: String, detail: String)

    /// The description of the error and its remedy, in one or two sentences.
    package var message: String {
        switch self {
        case .locked(let path):
            "\(path) is in use by another kiosk. Close it, or use another --profile or --device."
        case .newer(let path, let found, let known):
            "\(path) was written by a newer kiosk (version \(found); this one supports \(known)). "
                + "Nothing was changed. Use the newer kiosk."
        case .damaged(let path, let detail):
            "\(path) is damaged (\(detail)). Nothing was changed. Keep a copy of it; kiosk doctor lists "
                + "what it contains and the next step."
        case .readOnly(let path):
            "\(path) cannot be written, so no purchase can be started and nothing was charged."
        case .full(let path):
            "The disk that holds \(path) is full, so no purchase can be started and nothing was charged. "
                + "Free some space and try again."
        case .unsafe(let path, let detail):
            "\(path) cannot be used: \(detail)."
        case .io(let path, let detail):
            "\(path) cannot be used (\(detail)), so no purchase can be started and nothing was charged."
        }
    }

    /// The exit code of a command that fails with this error: 65 bad file, 74 disk, 75 locked, 77 refused.
    package var exitCode: Int32 {
        switch self {
        case .locked: 75
        case .newer, .damaged: 65
        case .readOnly, .full, .io: 74
        case .unsafe: 77
        }
    }
}
