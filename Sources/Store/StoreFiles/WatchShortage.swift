import Glibc

/// The inotify resource that is exhausted for this user, so that folders cannot be watched (`inotify(7)`).
package enum WatchShortage: Hashable, Sendable {
    /// The inotify instances, `fs.inotify.max_user_instances`.
    case instances
    /// The watched folders and files, `fs.inotify.max_user_watches`.
    case watches

    /// Creates the shortage from the error of a failed watch; nil for other errors.
    init?(_ error: Int32) {
        switch error {
        case EMFILE, ENFILE: self = .instances
        case ENOSPC: self = .watches
        default: return nil
        }
    }

    /// The system setting with the limit.
    package var setting: String {
        switch self {
        case .instances: "fs.inotify.max_user_instances"
        case .watches: "fs.inotify.max_user_watches"
        }
    }
}
