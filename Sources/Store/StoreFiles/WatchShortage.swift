import Glibc

/// What the system has none left of for this user, so that folders cannot be watched (`inotify(7)`).
package enum WatchShortage: Hashable, Sendable {
    /// Programs that watch, `fs.inotify.max_user_instances`.
    case instances
    /// Watched folders and files, `fs.inotify.max_user_watches`.
    case watches

    /// What a failure to watch says is used up; nil where it failed for another reason.
    init?(_ error: Int32) {
        switch error {
        case EMFILE, ENFILE: self = .instances
        case ENOSPC: self = .watches
        default: return nil
        }
    }

    /// The setting of the system that is the limit.
    package var setting: String {
        switch self {
        case .instances: "fs.inotify.max_user_instances"
        case .watches: "fs.inotify.max_user_watches"
        }
    }
}
