import FoundationEssentials
import Glibc
import SandboxBackend
import SandboxCore
import SandboxCatalog
import StoreFiles
import StoreModel
import StoreSigning

/// A profile's store and merchant, opened for a server and not for a customer.
struct ServedBackend: Sendable {
    let backend: EmbeddedBackend
    let bundleID: BundleID
    /// The number of products in the catalog at the start.
    let count: Int
    /// The token that authorizes the use of the sandbox's controls.
    let token: String
    let tokenPath: String
    /// The path of the root certificate in PEM.
    let rootPath: String
    /// The lock that is held for as long as the profile is served.
    let lock: SharedServerLock
    private let profileBackend: ProfileBackend

    /// Loads the catalog and opens the profile, which is created if it does not exist.
    static func open(_ settings: Settings) throws -> ServedBackend {
        let stamp = settings.catalogPath.flatMap { FileStamp($0) }
        let loaded = try BackendSession.catalog(settings, settings.output.note)
        let lock = try SharedServerLock.acquireShared(settings)
        let own = try ProfileBackend(settings, loaded, stamp)
        let backend = own.backend
        let folder = settings.profileFolder + "/embedded"
        let (tokenPath, rootPath) = (folder + "/sandbox.token", folder + "/root.pem")
        let token = try SecretFile.readOrCreate(tokenPath)
        guard AtomicFile.write(Data(backend.authority.rootPEM.utf8), to: rootPath) else {
            throw CommandFailure(74, "disk", "\(rootPath) cannot be written.")
        }
        return ServedBackend(
            backend: backend, bundleID: backend.bundleID, count: loaded.catalog.products.count,
            token: token, tokenPath: tokenPath, rootPath: rootPath, lock: lock, profileBackend: own)
    }

    /// Sells from the catalog file whenever it changes, until the task is cancelled, and prints new warnings about it.
    /// An invalid file changes nothing.
    func followCatalog() async {
        guard let path = profileBackend.settings.catalogPath else { return }
        let (output, bundleID) = (profileBackend.settings.output, profileBackend.settings.bundleID)
        await CatalogWatcher(path: path, bundleID: bundleID).follow(since: profileBackend) {
            result, warning in
            switch result {
            case .success(let loaded):
                backend.replaceCatalog(loaded.catalog)
                output.note("\(path) changed: \(loaded.catalog.products.count) products.")
                if let warning { output.note(warning) }
            case .failure(let error):
                output.note(
                    "\(path) cannot be used: \(error). The last valid catalog is still sold.")
            }
        }
    }
}

/// The lock that all servers of a profile share.
///
/// Several servers are safe: each request is decided in one SQLite transaction from the files alone, and a notification
/// is leased by the server that sends it. The lock therefore does not exclude other servers. It tells each server
/// whether there are others, and prevents the removal of a profile that is served.
struct SharedServerLock: Sendable {
    /// Whether no other server served the profile when this one started.
    let isAlone: Bool
    private let lock: FileLock

    /// Acquires the shared lock. A missing profile folder is created.
    static func acquireShared(_ settings: Settings) throws(FileFailure) -> SharedServerLock {
        try PrivateFolder.create(settings.profileFolder)
        let (lock, isAlone) = try FileLock.share(path(settings))
        return SharedServerLock(isAlone: isAlone, lock: lock)
    }

    /// Excludes servers while the profile is removed.
    ///
    /// - Throws: ``CommandFailure`` with exit code 75 while a server is running.
    static func acquireExclusive(_ settings: Settings) throws -> FileLock {
        do throws(FileFailure) {
            return try FileLock.acquire(path(settings))
        } catch .locked {
            throw CommandFailure(
                75, "locked",
                "A kiosk serve is running on this profile, and other devices may be using it. "
                    + "Stop it first. Nothing was removed.")
        }
    }

    private static func path(_ settings: Settings) -> String {
        settings.profileFolder + "/serving.lock"
    }
}

/// The limit of open files and connections of this process.
enum FileDescriptorLimit {
    /// The descriptors that a server needs besides connections: databases, their logs, readers and refused connections.
    private static let reservedCount: rlim_t = 384

    /// Raises the soft limit to the hard limit.
    ///
    /// - Returns: The number of connections that the limit allows.
    static func raise() -> Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
            return 384
        }
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        let free = limit.rlim_cur > reservedCount ? limit.rlim_cur - reservedCount : 1
        return Int(clamping: free)
    }
}
