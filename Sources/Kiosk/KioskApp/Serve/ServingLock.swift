import StoreFiles

/// The lock that all servers of a profile share.
///
/// Several servers are safe: each request is decided in one SQLite transaction from the files alone, and a notification
/// is leased by the server that sends it. The lock therefore does not exclude other servers. It tells each server
/// whether there are others, and prevents the removal of a profile that is served.
struct ServingLock: Sendable {
    /// Whether no other server served the profile when this one started.
    let isAlone: Bool
    private let lock: FileLock

    /// Acquires the shared lock. A missing profile folder is created.
    static func join(_ settings: Settings) throws(CommandFailure) -> ServingLock {
        do throws(FileFailure) {
            try PrivateFolder.make(settings.profileFolder)
            let (lock, isAlone) = try FileLock.share(path(settings))
            return ServingLock(isAlone: isAlone, lock: lock)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Excludes servers while the profile is removed.
    ///
    /// - Throws: ``CommandFailure`` with exit code 75 while a server is running.
    static func keepOut(_ settings: Settings) throws(CommandFailure) -> FileLock {
        do throws(FileFailure) {
            return try FileLock.take(path(settings))
        } catch .locked {
            throw CommandFailure(
                75, "locked",
                "A kiosk serve is running on this profile, and other devices may be using it. "
                    + "Stop it first. Nothing was removed.")
        } catch {
            throw CommandFailure(error)
        }
    }

    private static func path(_ settings: Settings) -> String {
        settings.profileFolder + "/serving.lock"
    }
}
