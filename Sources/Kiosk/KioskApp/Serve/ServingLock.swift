import StoreFiles

/// The lock that all servers of a profile share.
///
/// Several are safe: each request decides in one SQLite transaction from the files alone, and a notification is held by
/// whoever sends it. So the lock keeps no server out; it tells each whether there are others, and keeps the profile from being
/// removed under them.
struct ServingLock: Sendable {
    /// Whether no other server was at work on the profile when this one came.
    let isAlone: Bool
    private let lock: FileLock

    /// Joins the servers of a profile, whose folder is made where it is missing.
    static func join(_ settings: Settings) throws(CommandFailure) -> ServingLock {
        do throws(FileFailure) {
            try PrivateFolder.make(settings.profileFolder)
            let (lock, isAlone) = try FileLock.share(path(settings))
            return ServingLock(isAlone: isAlone, lock: lock)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Keeps servers from beginning, for whoever removes the profile.
    ///
    /// - Throws: ``CommandFailure`` with exit code 75 while one is at work.
    static func keepOut(_ settings: Settings) throws(CommandFailure) -> FileLock {
        do throws(FileFailure) {
            return try FileLock.take(path(settings))
        } catch .locked {
            throw CommandFailure(
                75, "locked",
                "A kiosk serve is at work on this profile, and others may be shopping there. "
                    + "Stop it first. Nothing was removed.")
        } catch {
            throw CommandFailure(error)
        }
    }

    private static func path(_ settings: Settings) -> String {
        settings.profileFolder + "/serving.lock"
    }
}
