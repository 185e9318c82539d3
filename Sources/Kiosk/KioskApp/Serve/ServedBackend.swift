import FoundationEssentials
import SandboxBackend
import SandboxCore
import SandboxStore
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
    let lock: ServingLock
    private let own: ProfileBackend

    /// Loads the catalog and opens the profile, which is created if it does not exist.
    static func open(_ settings: Settings) throws(CommandFailure) -> ServedBackend {
        let stamp = settings.catalogPath.flatMap { FileStamp($0) }
        let loaded = try BackendSession.catalog(settings, settings.output.note)
        let lock = try ServingLock.join(settings)
        let own = try ProfileBackend(settings, loaded, stamp)
        let backend = own.backend
        let folder = settings.profileFolder + "/embedded"
        let (tokenPath, rootPath) = (folder + "/sandbox.token", folder + "/root.pem")
        let token: String
        do throws(FileFailure) {
            token = try SecretFile.openOrMake(tokenPath)
        } catch {
            throw CommandFailure(error)
        }
        guard AtomicFile.write(Data(backend.authority.rootPEM.utf8), to: rootPath) else {
            throw CommandFailure(74, "disk", "\(rootPath) cannot be written.")
        }
        return ServedBackend(
            backend: backend, bundleID: backend.bundleID, count: loaded.catalog.products.count,
            token: token, tokenPath: tokenPath, rootPath: rootPath, lock: lock, own: own)
    }

    /// Sells from the catalog file whenever it changes, until the task is cancelled. An invalid file changes nothing.
    func followCatalog() async {
        guard let path = own.settings.catalogPath else { return }
        let (output, bundleID) = (own.settings.output, own.settings.bundleID)
        await CatalogFollower(path: path, bundleID: bundleID).follow(since: own.stamp) {
            switch $0 {
            case .success(let loaded):
                backend.sell(loaded.catalog)
                output.note("\(path) changed: \(loaded.catalog.products.count) products.")
            case .failure(let error):
                output.note(
                    "\(path) cannot be used: \(error). The last valid catalog is still sold.")
            }
        }
    }
}
